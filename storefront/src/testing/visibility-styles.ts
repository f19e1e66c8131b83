/** Matches rules that may hide or show something. Ignores the first `display` of a class, which is part of its layout. */
const MAY_HIDE = /display: *none|visibility:|pointer-events:|animation|^(?!\.[\w-]+\{).*display:/s;
/** Stands for a rule that's left out, so the others keep their index. */
const NO_RULE = '@font-face{}';

let isSet = false;

/**
 * Limits style sheets to the rules that decide whether something is visible. Role queries compute hundreds of styles, and the other rules
 * took a third of the tests' time. Tests of how something looks use `renderWithStyles`.
 */
export function keepVisibilityStyles(): void {
  if (isSet) return;
  isSet = true;
  const { insertRule } = CSSStyleSheet.prototype;
  CSSStyleSheet.prototype.insertRule = function takeUp(rule, index) {
    return insertRule.call(this, MAY_HIDE.test(rule) ? rule : NO_RULE, index);
  };
}
