import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushDeviceView } from '#domain/push/push-contract';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, refuse, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { PUSH_OFF } from '../fixtures';

startInFreshShop();

const HERE: PushDeviceView = {
  id: '5f0c1c3a-54dd-4c6f-b0de-0f1f4f6a0b11',
  kinds: ['orders', 'messages', 'questions', 'problems'],
  quiet: null,
  createdAt: '2026-05-04T12:00:00.000Z',
  userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0',
  isCurrent: true,
};
const OTHER: PushDeviceView = {
  ...HERE,
  id: '5f0c1c3a-54dd-4c6f-b0de-0f1f4f6a0b12',
  kinds: ['orders'],
  quiet: { from: '22:00', to: '07:00' },
  userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0',
  isCurrent: false,
};
const DEVICES = '/api/admin/push-devices';
const ENDPOINT = 'https://web.push.apple.com/abc';
const KEYS = { p256dh: `B${'x'.repeat(86)}`, auth: 'x'.repeat(22) };

let isSubscribed: boolean;
let messages: ((event: MessageEvent<unknown>) => void)[];

/** Makes a browser that can show notifications and answers the question for permission like this. */
function browserThat(permission: NotificationPermission): void {
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      isSubscribed = false;
      return true;
    },
  };
  const registration = {
    pushManager: {
      getSubscription: async () => (isSubscribed ? subscription : null),
      subscribe: async () => {
        isSubscribed = true;
        return subscription;
      },
    },
  };
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    permission: permission === 'granted' ? 'default' : permission,
    requestPermission: async () => permission,
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
      addEventListener: (_type: string, listen: (event: MessageEvent<unknown>) => void) =>
        messages.push(listen),
      removeEventListener: () => undefined,
    },
  });
}

const open = async () => {
  show('/admin/security');
  await screen.findByRole('heading', { level: 2, name: 'Push notifications' });
};
const theSwitch = () => screen.findByRole('switch', { name: 'Notifications on this device' });
const isEnabled = async () => expect((await theSwitch()).hasAttribute('disabled')).toBe(false);

beforeEach(() => {
  isSubscribed = false;
  messages = [];
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  };
});

describe('a browser that can show notifications', () => {
  beforeEach(() => browserThat('granted'));

  it('turns them on and off', async () => {
    answerBy(`POST ${DEVICES}`, () => {
      answer(`GET ${DEVICES}`, { ...PUSH_OFF, devices: [HERE] });
      answer(`POST ${DEVICES}/current`, { isKnown: true });
      return Response.json({ id: HERE.id }, { status: 201 });
    });
    answerBy(`DELETE ${DEVICES}/${HERE.id}`, () => {
      answer(`GET ${DEVICES}`, PUSH_OFF);
      return Response.json({ success: true });
    });
    await open();
    await waitFor(isEnabled);
    await user.click(await theSwitch());
    expect(await notice()).toBe('Success!Notifications are on');
    expect(sentTo(`POST ${DEVICES}`)).toEqual([
      { endpoint: ENDPOINT, keys: KEYS, kinds: PUSH_OFF.kinds, quiet: null },
    ]);
    expect(await screen.findByRole('form', { name: 'Notifications on this device' })).toBeTruthy();
    await waitFor(isEnabled);
    await user.click(await theSwitch());
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
    expect(isSubscribed).toBe(false);
  });

  it('keeps the choice when saving fails, and saves it on the second try', async () => {
    isSubscribed = true;
    answer(`GET ${DEVICES}`, { ...PUSH_OFF, devices: [HERE] });
    answer(`POST ${DEVICES}/current`, { isKnown: true });
    refuse(`PATCH ${DEVICES}/${HERE.id}`, 500, 'boom');
    await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Questions' }));
    await user.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
    await fill('From', '21:30');
    expect(screen.getByText(/America\/New_York/)).toBeTruthy();
    await press('Save');
    expect(await notice()).toMatch(/^Error/);
    expect(field('From').value).toBe('21:30');
    answer(`PATCH ${DEVICES}/${HERE.id}`, { success: true });
    await press('Save');
    await waitFor(() => expect(sentTo(`PATCH ${DEVICES}/${HERE.id}`)).toHaveLength(2));
    expect(sentTo(`PATCH ${DEVICES}/${HERE.id}`)[1]).toEqual({
      kinds: ['orders', 'messages', 'problems'],
      quiet: { from: '21:30', to: '07:00' },
    });
  });

  it('needs both times for quiet hours', async () => {
    isSubscribed = true;
    answer(`GET ${DEVICES}`, { ...PUSH_OFF, devices: [HERE] });
    answer(`POST ${DEVICES}/current`, { isKnown: true });
    await open();
    await user.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    await user.clear(field('Until'));
    await press('Save');
    expect(await screen.findByText('Enter a time')).toBeTruthy();
    expect(sentTo(`PATCH ${DEVICES}/${HERE.id}`)).toEqual([]);
  });

  it('sends a test, and lists and removes the other devices', async () => {
    isSubscribed = true;
    answer(`GET ${DEVICES}`, { ...PUSH_OFF, devices: [HERE, OTHER] });
    answer(`POST ${DEVICES}/current`, { isKnown: true });
    answer(`POST ${DEVICES}/${HERE.id}/test`, { success: true });
    answer(`DELETE ${DEVICES}/${OTHER.id}`, { success: true });
    await open();
    expect(await screen.findByText('New orders, quiet 10:00 PM to 7:00 AM, added May 04, 2026')).toBeTruthy();
    await press('Send a test notification');
    expect(await notice()).toBe('Success!Test sent. It should show up in a few seconds.');
    await press('Remove device 2: Firefox on Windows');
    await waitFor(() => expect(sentTo(`DELETE ${DEVICES}/${OTHER.id}`)).toHaveLength(1));
  });

  it('forgets its subscription once it was removed from another device', async () => {
    isSubscribed = true;
    answer(`POST ${DEVICES}/current`, { isKnown: false });
    await open();
    await waitFor(() => expect(isSubscribed).toBe(false));
    expect((await theSwitch()).getAttribute('aria-checked')).toBe('false');
  });

  it('opens what a pressed notification is about', async () => {
    await open();
    for (const data of [{ open: 'https://elsewhere.example' }, 'x', { open: '/admin?tab=orders' }])
      for (const listen of messages) listen(new MessageEvent('message', { data }));
    await waitFor(() => expect(address()).toBe('/admin?tab=orders'));
  });
});

it('says what to do when the person refuses', async () => {
  browserThat('default');
  await open();
  await waitFor(isEnabled);
  await user.click(await theSwitch());
  expect(await notice()).toMatch(/didn't allow notifications/);
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false');
});

describe('a browser that can show none says why, and still lists the devices', () => {
  beforeEach(() => answer(`GET ${DEVICES}`, { ...PUSH_OFF, devices: [OTHER] }));

  it.each([
    ['blocked', () => browserThat('denied'), /are blocked for this site/],
    ['on http', () => vi.stubGlobal('isSecureContext', false), /only work at the shop's own https address/],
    ['too old', () => vi.stubGlobal('isSecureContext', true), /This browser can't show notifications/],
    [
      'an iPhone without the app',
      () => {
        vi.stubGlobal('isSecureContext', true);
        const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1';
        vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      },
      /add the dashboard to your Home Screen first/,
    ],
  ])('%s', async (_what, become, text) => {
    become();
    await open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(await screen.findByText('Firefox on Windows')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});
