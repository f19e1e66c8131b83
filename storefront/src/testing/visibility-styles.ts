/** A rule by which something may be hidden or shown: all but the first `display` of a class, which is one of how it is laid out. */
const MAY_HIDE = /display: *none|visibility:|pointer-events:|animation|^(?!\.[\w-]+\{).*display:/s;
/** Keeps the place of a rule that is left out. */
const NO_RULE = '@font-face{}';

let isSet = false;

/**
 * Lets style sheets take up only what decides whether something is seen. Each look for a role asks the style of hundreds of elements, and
 * the rules of how they look took a third of the tests' time. A test of looks renders by `renderDressed`.
 */
export function keepVisibilityStyles(): void {
  if (isSet) return;
  isSet = true;
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function takeUp(rule, index) {
    return insertRule.call(this, MAY_HIDE.test(rule) ? rule : NO_RULE, index);
  };
}
