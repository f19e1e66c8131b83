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

/** happy-dom has no animations. */
const onHide = (name: string, animate: (frames: unknown) => void) =>
  Object.assign(screen.getByTestId(`around ${name}`), { animate });

const pressEscape = () => vi.stubGlobal('event', new KeyboardEvent('keydown', { key: 'Escape' }));

it('hides the top dialog for a key, and then goes back', async () => {
  const steps: unknown[] = [];
  showTwo();
  for (const name of TWO) onHide(name, (frames) => steps.push(name, frames));
  pressEscape();
  const goBack = vi.fn(() => steps.push('back'));
  hideThen(goBack);
  expect(goBack).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(steps).toEqual(['Photo', { opacity: [0, 0] }, 'back']));
});

it("doesn't go back from a page that opened in between", async () => {
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
  const animate = vi.fn();
  onHide('Photo', animate);
  const goBack = vi.fn();
  hideThen(goBack);
  expect(goBack).toHaveBeenCalledOnce();
  expect(animate).not.toHaveBeenCalled();
});
