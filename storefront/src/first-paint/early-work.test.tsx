import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runEarlyScript } from '../testing/early-script';

const KEYS = ['Shift', 'j', 'j'];
let container: HTMLElement;
let root: Root | undefined;

function HeadlineForm() {
  const { register, control } = useForm({ defaultValues: { headline: 'Stored' } });
  const headline = useWatch({ control, name: 'headline' });
  return (
    <form>
      <input {...register('headline')} />
      <em>{headline}</em>
    </form>
  );
}

/** Each change starts from what was last drawn, as a list's selection does. */
function Choices() {
  const [chosen, setChosen] = useState('');
  return (
    <fieldset>
      {['A', 'B', 'C'].map((name) => (
        <input
          key={name}
          type="checkbox"
          name={name}
          checked={chosen.includes(name)}
          onChange={() => setChosen(chosen + name)}
        />
      ))}
      <em>{chosen}</em>
    </fieldset>
  );
}

function Page() {
  const [search, setSearch] = useState('');
  const [steps, setSteps] = useState(0);
  const [isUrgent, setUrgent] = useState(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'j') setSteps((before) => before + 1);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useEffect(() => void document.dispatchEvent(new Event('page-hydrated')), []);
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <output>
        {search} {steps}
      </output>
      <input type="checkbox" checked={isUrgent} onChange={({ target }) => setUrgent(target.checked)} />
      {isUrgent && 'Urgent'}
      <Choices />
      <HeadlineForm />
    </>
  );
}

beforeEach(() => {
  container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  return runEarlyScript('early-work');
});
afterEach(() => act(async () => root?.unmount()));

const hydrate = () =>
  act(async () => {
    root = hydrateRoot(container, <Page />);
  });
const shown = () => container.querySelector('output')?.textContent;
const press = (key: string, target: Element = document.body) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

it('counts each shortcut pressed before hydration once, in order', async () => {
  for (const key of KEYS) press(key);
  await hydrate();
  expect(shown()).toBe(' 2');
  await act(async () => void document.dispatchEvent(new Event('page-hydrated')));
  expect(shown()).toBe(' 2');
});

it("searches for text typed before hydration, whose keys aren't shortcuts", async () => {
  const field = container.querySelector('input');
  if (!field) throw new Error('the page has no search');
  press('j', field);
  field.value = 'jo';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate();
  expect(shown()).toBe('jo 0');
});

it('counts a checkbox checked before hydration', async () => {
  const box = container.querySelector<HTMLInputElement>('[type=checkbox]');
  box?.click();
  await hydrate();
  expect(box?.checked).toBe(true);
  expect(container.textContent).toContain('Urgent');
});

it('counts each of several checkboxes checked before hydration', async () => {
  const boxes = [...container.querySelectorAll<HTMLInputElement>('fieldset input')];
  for (const box of boxes) box.click();
  await hydrate();
  expect(container.querySelector('fieldset em')?.textContent).toBe('ABC');
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true, true]);
});

it('fills a form with what was typed before hydration, over its own values', async () => {
  const field = container.querySelector('input[name=headline]');
  if (!(field instanceof HTMLInputElement)) throw new Error('the page has no headline');
  field.value = 'Laced by hand';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await hydrate();
  expect(field.value).toBe('Laced by hand');
  expect(container.querySelector('form em')?.textContent).toBe('Laced by hand');
});

it("keeps the browser's own search closed for '/'", () => {
  expect(press('/')).toBe(false);
  expect(press('j')).toBe(true);
});
