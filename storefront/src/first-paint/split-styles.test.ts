import { expect, it } from 'vitest';
import { RULES_MAX, SplitTag, type Tag } from './split-styles';

class Sheet implements Tag {
  readonly rules: string[];

  constructor(rules: string[] = []) {
    this.rules = rules;
  }

  get length() {
    return this.rules.length;
  }

  insertRule(index: number, rule: string) {
    this.rules.splice(index, 0, rule);
    return true;
  }

  deleteRule(index: number) {
    this.rules.splice(index, 1);
  }

  getRule(index: number) {
    return this.rules[index] ?? '';
  }
}

const OWN = ['own 1', 'own 2'];

function splitTag() {
  const own = new Sheet([...OWN]);
  const later: Sheet[] = [];
  const tag = new SplitTag(own, () => {
    const sheet = new Sheet();
    later.push(sheet);
    return sheet;
  });
  const all = () => Array.from({ length: tag.length }, (_, index) => tag.getRule(index));
  return { own, later, tag, all };
}

it("parts that load later leave the page's own style sheet as it is", () => {
  const { own, later, tag, all } = splitTag();
  const rules = Array.from({ length: RULES_MAX + 1 }, (_, index) => `later ${index}`);
  for (const rule of rules) expect(tag.insertRule(tag.length, rule)).toBe(true);
  expect(own.rules).toEqual(OWN);
  expect(later.map(({ length }) => length)).toEqual([RULES_MAX, 1]);
  expect(all()).toEqual([...OWN, ...rules]);
});

it('a rule is added, read, and deleted at its place, in whichever sheet that is', () => {
  const { own, tag, all } = splitTag();
  tag.insertRule(2, 'later');
  tag.insertRule(1, 'between');
  tag.insertRule(3, 'before later');
  expect(all()).toEqual(['own 1', 'between', 'own 2', 'before later', 'later']);
  expect(own.rules).toEqual(['own 1', 'between', 'own 2']);
  tag.deleteRule(3);
  tag.deleteRule(0);
  expect(all()).toEqual(['between', 'own 2', 'later']);
  expect(tag.getRule(9)).toBe('');
});
