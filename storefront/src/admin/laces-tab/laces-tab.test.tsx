import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { field, notice, user } from '../../testing/page-in-test';
import { answer, answerBy, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { TAN as SAMPLE } from '../fixtures';
// Preload, so a busy machine doesn't slow the first test.
import './laces-tab';

startInFreshShop();

const ADDRESS = '/admin?tab=laces';
const TAN = { ...SAMPLE, name: 'Tan', inventory: 4, imageUrl: '/media/tan.webp' };
const GREY = {
  ...TAN,
  id: '00000000-0000-4000-8000-000000000032',
  name: 'Grey',
  inventory: 0,
  sortOrder: 2,
  active: 0,
  imageUrl: null,
  hexColor: '#7d7a75',
};
const PATCH = `PATCH /api/lace-colors/${TAN.id}`;

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const stock = () => field('Tan in stock');

/** The shop's stock of Tan. A change is stored unless someone else was faster. */
let { inventory, version } = TAN;
const held: (() => void)[] = [];

function store(init: RequestInit | undefined): Response {
  if (new Headers(init?.headers).get('If-Match') !== `"${version}"`)
    return Response.json({ message: MESSAGES.conflict, code: 'CONFLICT' }, { status: 409 });
  setTo(JSON.parse(String(init?.body)).inventory);
  return Response.json({ success: true, version });
}

function setTo(count: number): void {
  inventory = count;
  version += 1;
}

async function type(text: string, key = '{Enter}'): Promise<void> {
  await user.clear(stock());
  await user.type(stock(), `${text}${key}`);
}

beforeEach(async () => {
  ({ inventory, version } = TAN);
  held.length = 0;
  answerBy('GET /api/lace-colors', () => Response.json([{ ...TAN, inventory, version }, GREY]));
  answerBy(PATCH, store);
});

async function open(): Promise<void> {
  show(ADDRESS);
  await screen.findByRole('table', { name: 'Laces' });
}

describe('lace colors', () => {
  it('show a picture or color, name, and stock', async () => {
    await open();
    const table = within(screen.getByRole('table', { name: 'Laces' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Name',
      'Stock',
      'Used this month',
      'Reorder at',
      'Actions',
    ]);
    expect(screen.getByRole('img', { name: 'Tan lace' }).getAttribute('src')).toBe(
      '/media/thumbs/tan.webp.webp',
    );
    expect(screen.getByRole('img', { name: 'Grey, #7d7a75' })).toBeTruthy();
    expect(screen.getByText('Not offered')).toBeTruthy();
    expect(screen.getAllByText('(Need 3)')).toHaveLength(1);
    expect(button('One Grey less').disabled).toBe(true);
    expect(screen.getByRole('link', { name: 'Colors in the editor' }).getAttribute('href')).toBe(
      '/cms/collections/lace-colors',
    );
  });

  it("hide a column that's turned off, even after reopening", async () => {
    const { unmount } = show(ADDRESS);
    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Used this month' }));
    unmount();
    await open();
    expect(screen.queryByRole('columnheader', { name: 'Used this month' })).toBeNull();
    expect(screen.getByRole('columnheader', { name: 'Reorder at' })).toBeTruthy();
  });
});

describe('stock', () => {
  it('goes down at once, and waits for the answer before the next step', async () => {
    answerBy(PATCH, (init) => new Promise((resolve) => held.push(() => resolve(store(init)))));
    await open();
    await user.click(button('One Tan less'));
    await user.click(button('One Tan less'));
    expect(stock().value).toBe('3');
    expect(button('One Tan less').getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(held).toHaveLength(1));
    held[0]?.();
    expect(await notice()).toBe('Inventory updated');
    await waitFor(() => expect(button('One Tan less').hasAttribute('aria-disabled')).toBe(false));
    expect(stock().value).toBe('3');
    expect(sentTo(PATCH)).toEqual([{ inventory: 3 }]);
  });

  it('goes up by each click, and a failed step reverts only itself', async () => {
    answerBy(PATCH, (init) => new Promise((resolve) => held.push(() => resolve(store(init)))));
    await open();
    await user.click(button('One Tan more'));
    await user.click(button('One Tan more'));
    await user.click(button('One Tan more'));
    expect(stock().value).toBe('7');
    await waitFor(() => expect(held).toHaveLength(1));
    answer(PATCH, { message: 'Away' }, 500);
    held[0]?.();
    await waitFor(() => expect(stock().value).toBe('5'));
    expect(await notice()).toBe('ErrorFailed to update inventory');
    expect(inventory).toBe(5);
  });

  it.each(['-1', '1.5', 'many', '', '4'])('reverts after typing %j', async (text) => {
    await open();
    await type(text);
    expect(stock().value).toBe('4');
    expect(sentTo(PATCH)).toEqual([]);
  });

  it('saves a typed number on Enter or blur, but not on Escape', async () => {
    await open();
    await type('9', '{Escape}');
    expect(stock().value).toBe('4');
    await user.tab();
    await type('9');
    await waitFor(() => expect(inventory).toBe(9));
    await type('2', '{Tab}');
    await waitFor(() => expect(inventory).toBe(2));
    expect(stock().value).toBe('2');
    expect(screen.getAllByText('(Need 3)')).toHaveLength(2);
    expect(sentTo(PATCH)).toEqual([{ inventory: 9 }, { inventory: 2 }]);
    await type('5');
    await waitFor(() => expect(inventory).toBe(5));
    expect(screen.getAllByText('(Need 3)')).toHaveLength(1);
  });

  it('reverts when a typed number fails to save', async () => {
    answer(PATCH, { message: 'Away' }, 500);
    await open();
    await type('7', '{Tab}');
    expect(await notice()).toBe('ErrorFailed to update inventory');
    await waitFor(() => expect(stock().value).toBe('4'));
  });

  it('includes a change made elsewhere', async () => {
    await open();
    setTo(20);
    await user.click(button('One Tan more'));
    await waitFor(() => expect(stock().value).toBe('21'));
    expect(inventory).toBe(21);
  });

  it("doesn't overwrite a change made elsewhere with a typed number", async () => {
    await open();
    setTo(20);
    await type('5');
    expect(await notice()).toBe('Stock has changedTan is now at 20. Check the number and enter it again.');
    await waitFor(() => expect(stock().value).toBe('20'));
    expect(inventory).toBe(20);
    await type('5');
    await waitFor(() => expect(inventory).toBe(5));
  });
});
