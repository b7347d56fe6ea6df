// Draws the address of a game as a QR code; the code itself comes from Debian's qrcode-generator.
import { svg } from "./dom.js";
import { t } from "./text.js";

const quiet = 4; // white modules around the code

export async function drawQr({ address, digits }) {
  const { default: qrcode } = await import("./qrcode.js");
  const code = qrcode(0, "L");
  code.addData(address, "Byte");
  code.addData(digits, "Numeric");
  code.make(); // throws if the data do not fit
  const size = code.getModuleCount();
  const lines = [];
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size; ++x) {
      let end = x;
      while (end < size && code.isDark(y, end)) ++end;
      if (end > x) lines.push(`M${x + quiet} ${y + quiet}h${end - x}v1h${x - end}z`);
      x = Math.max(x, end);
    }
  }
  const whole = size + 2 * quiet;
  return svg(
    "svg",
    { viewBox: `0 0 ${whole} ${whole}`, role: "img", "aria-label": t("QR code"), "shape-rendering": "crispEdges" },
    svg("rect", { width: whole, height: whole, fill: "#fff" }),
    svg("path", { d: lines.join(""), fill: "#000" }),
  );
}
