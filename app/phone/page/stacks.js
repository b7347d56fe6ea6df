// Stacks: arrays of tokens from the bottom up, their names and which are legal.
import { facts } from "./facts.js";
import { t } from "./text.js";

export const allStacks = facts.stacks.map((stack) => stack.tokens);
export const tokens = Object.keys(facts.tokens);

export const stackKey = (stack) => (stack.length ? stack.join("-") : "empty");
export const sameStack = (a, b) => stackKey(a ?? []) === stackKey(b ?? []);
export const isLegal = (stack) => allStacks.some((legal) => sameStack(legal, stack));

export function stackName(stack) {
  const found = facts.stacks.find((one) => sameStack(one.tokens, stack ?? []));
  return found ? t(found.name) : (stack ?? []).join(" + ");
}

export function cubeName(cube) {
  if (cube === "animal") return t("animal cube");
  return cube === "spirit" ? t("spirit cube") : t("no cube");
}
