import { render } from '@testing-library/react';
import styled from 'styled-components';
import { expect, it, vi } from 'vitest';

const PARTS = 400;

const Base = styled.b`
  top: 1px;
`;
const Extended = styled(Base)`
  top: 2px;
`;
const later = Array.from(
  { length: PARTS },
  (_, index) => styled(Extended)`
    top: ${index + 3}px;
  `,
);

/** The style sheets' rules, because the test's document doesn't keep them. */
const sheets = new Map<CSSStyleSheet, string[]>();
vi.spyOn(CSSStyleSheet.prototype, 'insertRule').mockImplementation(function keep(
  this: CSSStyleSheet,
  rule: string,
  index = 0,
) {
  const rules = sheets.get(this) ?? [];
  sheets.set(this, rules.toSpliced(index, 0, rule));
  return index;
});

it("parts that load later leave the page's own style sheet as it is and keep the rules in order", async () => {
  render(<Extended />);
  await import('./split-styles');
  const [own] = sheets.values();
  render(later.map((Part) => <Part key={Part.styledComponentId} />));
  expect(sheets.size).toBe(4);
  expect([...sheets.values()][0]).toEqual(own);
  // Belongs before what extends it.
  render(<Base />);
  const tops = [...sheets.values()].flat().map((rule) => Number(/top:(\d+)px/.exec(rule)?.[1]));
  expect(tops).toEqual(Array.from({ length: PARTS + 2 }, (_, index) => index + 1));
});
