import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, it } from 'vitest';

const SOURCE = readFileSync('storefront/public/admin-worker.js', 'utf8');
const SHOP = 'https://gloves.example';
const MESSAGE = { title: 'New order', url: '/admin?order=1', tag: 'row-1' };

/** Runs the worker in a browser with these windows, and records what it does. */
function start(windows) {
  const did = [];
  const listeners = {};
  const clients = windows.map((path) => ({
    url: SHOP + path,
    focus: async () => did.push(['focus', path]),
    postMessage: (message) => did.push(['message', path, message]),
  }));
  const self = {
    addEventListener: (type, listen) => {
      listeners[type] = listen;
    },
    registration: { showNotification: async (...shown) => did.push(['show', ...shown]) },
    clients: { matchAll: async () => clients, openWindow: async (url) => did.push(['open', url]) },
  };
  runInContext(SOURCE, createContext({ self, URL }));
  const dispatch = async (type, event) => {
    let work;
    listeners[type]({ ...event, waitUntil: (promised) => (work = promised) });
    await work;
    return did;
  };
  return { listeners, dispatch };
}

const press = (windows) => {
  const notification = { close: () => undefined, data: { url: MESSAGE.url } };
  return start(windows).dispatch('notificationclick', { notification });
};

it('answers no requests', () => {
  expect(Object.keys(start([]).listeners).sort()).toEqual(['notificationclick', 'push']);
});

it('shows a message once per tag', async () => {
  const did = await start([]).dispatch('push', { data: { json: () => MESSAGE } });
  expect(did).toEqual([
    ['show', 'New order', { tag: 'row-1', icon: '/app-icon-192.png', data: { url: MESSAGE.url } }],
  ]);
});

it.each([['/admin'], ['/admin?tab=laces'], ['/admin/money'], ['/admin/']])(
  'a press brings up the dashboard open at %s, which goes there itself',
  async (path) => {
    expect(await press(['/', path])).toEqual([
      ['focus', path],
      ['message', path, { open: MESSAGE.url }],
    ]);
  },
);

it.each([['/'], ['/admin/login'], ['/admin/invitation?token=x'], ['/administrator']])(
  'a press opens the dashboard if only %s is open',
  async (path) => {
    expect(await press([path])).toEqual([['open', MESSAGE.url]]);
  },
);
