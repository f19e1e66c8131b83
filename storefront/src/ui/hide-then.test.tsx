import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { hideThen } from './hide-then';

const TWO = ['Order', 'Photo'];

const showTwo = () =>
  render(
    TWO.map((name) => (
      <div key={name} data-testid={`around ${name}`}>
        <div role="dialog" aria-label={name} />
      </div>
    )),
  );

const pressEscape = () => vi.stubGlobal('event', new KeyboardEvent('keydown', { key: 'Escape' }));

it('hides the top dialog for a key, and then goes back', async () => {
  const steps: unknown[] = [];
  showTwo();
  for (const name of TWO)
    vi.spyOn(screen.getByTestId(`around ${name}`), 'animate').mockImplementation((frames) => {
      steps.push(name, frames);
      return new Animation();
    });
  pressEscape();
  const goBack = vi.fn(() => steps.push('back'));
  hideThen(goBack);
  expect(goBack).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(steps).toEqual(['Photo', { opacity: [0, 0] }, 'back']));
});

it('stays on a page that was opened before it was painted', async () => {
  pressEscape();
  const [first, second] = [vi.fn(), vi.fn()];
  hideThen(first);
  window.history.replaceState({ idx: 1 }, '');
  hideThen(second);
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
});

it.each([
  ['goes back at once if nobody pressed anything', () => undefined],
  [
    'goes back at once in the background, where nothing is painted',
    () => {
      pressEscape();
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    },
  ],
])('%s', (_title, prepare) => {
  prepare();
  showTwo();
  const animate = vi.spyOn(screen.getByTestId('around Photo'), 'animate');
  const goBack = vi.fn();
  hideThen(goBack);
  expect(goBack).toHaveBeenCalledOnce();
  expect(animate).not.toHaveBeenCalled();
});
