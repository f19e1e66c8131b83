import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { button, field, fill, press, showAt, user } from '../testing/page-in-test';
import {
  answer,
  answerBy,
  failNetwork,
  headersOf,
  hold,
  refuse,
  sentTo,
  startShop,
} from '../testing/shop-in-test';
import { AskShop } from './ask-shop';

const ASK = 'POST /api/questions';
const ID = '3f2a91c4-0000-4000-8000-000000000000';
const UPLOAD = 'http://127.0.0.1/api/objects/uploads/a?signature=b';
const PHOTO = `/media/${ID}.webp`;

startShop(() => {
  answer('GET /api/customer/check', { isAuthenticated: false });
  answer(ASK, { id: ID }, 201);
});

let sentAround = 0;
const show = () =>
  showAt(
    '/order',
    <form
      aria-label="Around"
      onSubmit={(event) => {
        event.preventDefault();
        sentAround += 1;
      }}
    >
      <AskShop />
    </form>,
  );
const open = async () => {
  await press('Not sure what it needs?');
  return screen.findByRole('dialog', { name: 'Not sure what it needs?' });
};
const type = async () => {
  await fill('Email', 'Jo@Mail.example');
  await fill("What's wrong with it?", ' The web is torn ');
};
const send = () => press('Send Question');
const question = { email: 'jo@mail.example', text: 'The web is torn', photos: [] };

describe('question to the shop', () => {
  it('is sent once, on its own, and the visitor sees where the answer goes', async () => {
    sentAround = 0;
    show();
    await open();
    await type();
    await send();
    const done = await screen.findByRole('dialog', { name: 'We have your question' });
    expect(within(done).getByText('jo@mail.example')).toBeTruthy();
    expect(sentTo(ASK)).toEqual([question]);
    expect(sentAround).toBe(0);
    await press('Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(field("What's wrong with it?").value).toBe('');
  });

  it("isn't sent while something is missing, and shows what", async () => {
    show();
    await open();
    await fill('Email', 'nobody');
    await send();
    await screen.findByText(MESSAGES.invalidEmail);
    expect(screen.getByText(MESSAGES.enterText)).toBeTruthy();
    expect(sentTo(ASK)).toEqual([]);
  });

  async function failToSend(): Promise<void> {
    failNetwork(ASK);
    show();
    await open();
    await type();
    await send();
    await screen.findByText(/wasn't sent\. It's still here/);
  }

  it('keeps its text when the call fails, and retries with the same key', async () => {
    await failToSend();
    expect(field("What's wrong with it?").value).toBe(' The web is torn ');
    answer(ASK, { id: ID }, 201);
    await send();
    await screen.findByRole('dialog', { name: 'We have your question' });
    const keys = headersOf(ASK).map((headers) => headers.get(IDEMPOTENCY_HEADER));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("gets a new key once it's changed", async () => {
    await failToSend();
    await fill("What's wrong with it?", 'And the heel is loose');
    await send();
    await waitFor(() => expect(headersOf(ASK)).toHaveLength(2));
    expect(new Set(headersOf(ASK).map((headers) => headers.get(IDEMPOTENCY_HEADER))).size).toBe(2);
  });

  it('shows how long to wait after too many', async () => {
    refuse(ASK, 429, 'Too many tries. Please wait a minute.', 'RATE_LIMITED');
    show();
    await open();
    await type();
    await send();
    await screen.findByText('Too many tries. Please wait a minute.');
  });

  it('is kept when its dialog closes or the page reloads', async () => {
    const { unmount } = show();
    await open();
    await type();
    await press('Not now');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await open();
    expect(field('Email').value).toBe('Jo@Mail.example');
    unmount();
    show();
    await open();
    expect(field("What's wrong with it?").value).toBe(' The web is torn ');
  });

  it('is sent once, even if submitted twice', async () => {
    const waiting = hold(ASK);
    show();
    await open();
    await type();
    await user.dblClick(button('Send Question'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting[0]?.(Response.json({ id: ID }, { status: 201 }));
    await screen.findByRole('dialog', { name: 'We have your question' });
    expect(sentTo(ASK)).toHaveLength(1);
  });

  it('prefills the email of a signed-in customer, who can change it', async () => {
    answer('GET /api/customer/check', { isAuthenticated: true });
    const me = {
      id: ID,
      name: 'Jo',
      email: 'own@mail.example',
      phone: null,
      mailingListOptIn: 0,
      shippingAddress: null,
    };
    answer('GET /api/customer/me', me);
    show();
    await open();
    await waitFor(() => expect(field('Email').value).toBe('own@mail.example'));
    await type();
    await send();
    await screen.findByRole('dialog', { name: 'We have your question' });
    expect(sentTo(ASK)).toEqual([question]);
  });

  it('requests a permanent photo URL again before sending, and waits without one', async () => {
    const values = { email: 'jo@mail.example', text: 'The web is torn', photos: [UPLOAD] };
    sessionStorage.setItem('question-draft', JSON.stringify({ values, attempt: null }));
    failNetwork('POST /api/objects/normalize');
    show();
    await open();
    await send();
    await screen.findByText(/couldn't prepare them yet\. Try again in a moment/);
    expect(sentTo(ASK)).toEqual([]);
    answerBy('POST /api/objects/normalize', () => Response.json({ normalizedUrls: [PHOTO] }));
    await send();
    await screen.findByRole('dialog', { name: 'We have your question' });
    expect(sentTo(ASK)).toEqual([{ ...question, photos: [PHOTO] }]);
  });
});
