import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hideThen } from './hide-then';

const showTwo = () =>
  render(
    ['Order', 'Photo'].map((name) => (
      <div key={name} data-testid={`around ${name}`}>
        <div role="dialog" aria-label={name} />
      </div>
    )),
  );

it('hides the top dialog, and then works', async () => {
  const steps: unknown[] = [];
  showTwo();
  for (const name of ['Order', 'Photo'])
    vi.spyOn(screen.getByTestId(`around ${name}`), 'animate').mockImplementation((frames) => {
      steps.push(name, frames);
      return new Animation();
    });
  await new Promise<void>((resolve) =>
    hideThen(() => {
      steps.push('work');
      resolve();
    }),
  );
  expect(steps).toEqual(['Photo', { opacity: [0, 0] }, 'work']);
});

it('works at once on a page in the background, which is never painted', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = vi.fn();
  hideThen(work);
  expect(work).toHaveBeenCalledOnce();
});

it('works without a dialog', async () => {
  await new Promise<void>(hideThen);
});
