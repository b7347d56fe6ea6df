// Draws the address of a game as a QR code; Debian's qrcode-generator encodes it.
import { svg } from "./dom.js";
import { t } from "./text.js";

const quietZone = 4; // white modules around the code

export async function drawQr({ address, digits }) {
  const { default: qrcode } = await import("./qrcode.js");
  const code = qrcode(0, "L"); // the smallest code that fits; the lowest error correction
  code.addData(address, "Byte");
  code.addData(digits, "Numeric");
  code.make(); // throws if the data do not fit
  const size = code.getModuleCount();
  const darkRuns = []; // of modules in a row, as SVG paths
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) {
      let end = x;
      while (end < size && code.isDark(y, end)) ++end;
      if (end > x) darkRuns.push(`M${x + quietZone} ${y + quietZone}h${end - x}v1h${x - end}z`);
      x = Math.max(x, end);
    }
  }
  const outerSize = size + 2 * quietZone;
  return svg(
    "svg",
    {
      viewBox: `0 0 ${outerSize} ${outerSize}`,
      role: "img",
      "aria-label": t("QR code"),
      "shape-rendering": "crispEdges",
    },
    svg("rect", { width: outerSize, height: outerSize, fill: "#fff" }),
    svg("path", { d: darkRuns.join(""), fill: "#000" }),
  );
}
