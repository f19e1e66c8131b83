import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showAt } from '../testing/page-in-test';
import { VIEW } from '../track/fixtures';
import { Receipt } from './receipt';

it.each([
  ['before it ships', null, 1],
  ['but not once it has shipped', '2026-12-09T12:00:00.000Z', 0],
])('a receipt says when the glove is ready, %s', (_when, at, times) => {
  const steps = VIEW.steps.map((step) => (step.key === 'finished' ? { ...step, at } : step));
  showAt('/', <Receipt view={{ ...VIEW, steps }} />);
  expect(screen.queryAllByText('Ready around Fri, Dec 11')).toHaveLength(times);
});
