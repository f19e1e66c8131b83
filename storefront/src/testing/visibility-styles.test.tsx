import { render, screen } from '@testing-library/react';
import styled, { css, type RuleSet } from 'styled-components';
import { expect, it } from 'vitest';

const Item = styled.button<{ $rules: RuleSet }>`
  ${({ $rules }) => $rules}
`;

it.each([
  ['nothing', css`color: red;`, true],
  ['a layout', css`display: flex;`, true],
  ['display', css`display: none;`, false],
  ['visibility', css`visibility: hidden;`, false],
  ['a width of the window', css`@media (min-width: 1px) { display: none; }`, false],
  ['no width of this window', css`@media (min-width: 90000px) { display: none; }`, true],
  ['a state, which is not', css`&:disabled { display: none; }`, true],
  ['a width, by which it is shown', css`display: none; @media (min-width: 1px) { display: flex; }`, true],
  ['a selector, by which it is shown', css`display: none; &[type='button'] { display: flex; }`, true],
])('keeps a rule in tests if it hides: %s', (_what, rules, isSeen) => {
  render(
    <Item type="button" $rules={rules}>
      Save
    </Item>,
  );
  expect(screen.queryByRole('button', { name: 'Save' }) !== null).toBe(isSeen);
});

it('drops a rule that only changes looks', () => {
  render(<Item type="button" $rules={css`color: rgb(1, 2, 3);`} />);
  expect(getComputedStyle(screen.getByRole('button')).color).not.toBe('rgb(1, 2, 3)');
});
