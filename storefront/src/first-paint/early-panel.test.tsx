import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { runEarlyScript } from '../testing/early-script';

const CONTENT = '<textarea name="text"></textarea><button type="button">Add Note</button>';

const panelWith = (content: string) =>
  `<div data-aside><a href="#" data-close>Close</a><div>${content}</div></div>`;

function find<Found extends Element>(selector: string, kind: new () => Found): Found {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`there is no ${selector}`);
  return found;
}

beforeEach(() => onTestFinished(runEarlyScript('early-work')));

it("a note written before hydration is in the page's own panel before its button is pressed", async () => {
  document.body.innerHTML = `<div id="served-panel">${panelWith(CONTENT)}</div><div id="own"></div>`;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  find('#served-panel textarea', HTMLTextAreaElement).value = 'The heel is done';
  find('#served-panel button', HTMLButtonElement).click();

  const own = find('#own', HTMLDivElement);
  own.innerHTML = panelWith('');
  for (const part of [own, ...own.children]) Object.assign(part, { getAnimations: () => [] });
  await vi.waitFor(() => expect(document.querySelector('#served-panel')).toBeNull());
  const content = find('#own [data-aside] > div', HTMLDivElement);
  const sent: string[] = [];
  content.addEventListener('click', () => sent.push(find('#own textarea', HTMLTextAreaElement).value));
  content.innerHTML = '<button type="button">Add Note</button>';
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
  content.insertAdjacentHTML('afterbegin', '<textarea name="text"></textarea>');
  await vi.waitFor(() => expect(sent).toEqual(['The heel is done']));
  content.insertAdjacentHTML('beforeend', '<p>Note added</p>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toHaveLength(1);
});

function pressRow(answer: Promise<Response>) {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer);
  onTestFinished(() => void vi.restoreAllMocks());
  document.body.innerHTML = '<table><tr tabindex="0" data-order="17"><td>Rosa</td></tr></table>';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  find('td', HTMLTableCellElement).click();
  const ended = vi.fn();
  void document.untilShown?.().then(ended);
  return ended;
}

it('the modules start once a pressed order is shown', async () => {
  let answer = (_: Response): void => undefined;
  const ended = pressRow(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await new Promise((resolve) => setTimeout(resolve));
  expect(ended).not.toHaveBeenCalled();
  answer(new Response(`<div id="served-panel">${panelWith(CONTENT)}</div>`));
  await vi.waitFor(() => expect(ended).toHaveBeenCalled());
  expect(document.querySelector('#served-panel')).not.toBeNull();
});

const lost = (): never => {
  throw new TypeError('connection lost');
};

it.each([
  ['is refused', async () => new Response(null, { status: 503 })],
  ['never comes', async () => lost()],
  ['ends early', async () => new Response(new ReadableStream({ pull: lost }))],
])("the modules start although an order's answer %s", async (_, answer) => {
  const ended = pressRow(answer());
  await vi.waitFor(() => expect(ended).toHaveBeenCalled(), 1000);
});

it("the modules don't wait for an order that takes long", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const slow = pressRow(new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(1499);
  expect(slow).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(slow).toHaveBeenCalled();
  const again = vi.fn();
  void document.untilShown?.().then(again);
  await vi.advanceTimersByTimeAsync(0);
  expect(again).toHaveBeenCalled();
});
