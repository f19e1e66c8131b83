import { beforeEach, expect, it } from 'vitest';
import { createHistory } from './browser-history';

const history = createHistory();
const entries = () => window.history.length;

beforeEach(() => history.push('/', {}));

it.each([
  { press: 'a link', to: '/track', state: undefined },
  { press: 'a dialog', to: '/', state: { opened: { lightbox: '1' } } },
  { press: 'a filter', to: { pathname: '/admin', search: '?status=shipped' }, state: undefined },
])('adds one entry when $press is pressed twice', ({ to, state }) => {
  const before = entries();
  history.push(to, state);
  history.push(to, state);
  expect(entries()).toBe(before + 1);
});

it('adds an entry for each other address and each other dialog', () => {
  const before = entries();
  history.push('/track');
  history.push('/track#top');
  history.push('/track#top', { opened: { lightbox: '1' } });
  history.push('/track#top', { opened: { lightbox: '2' } });
  expect(entries()).toBe(before + 4);
  expect(history.location).toMatchObject({ pathname: '/track', state: { opened: { lightbox: '2' } } });
});
