import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { MESSAGE_MAX } from '#domain/orders/order-events';
import { PHOTO_LIMITS } from '#domain/photos/photo-limits';
import { questionView } from '#domain/questions/question-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { TOTAL_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { removeUnused } from '#server/photos/remove-unused';
import { openPhotoStore } from '#server/photos/s3-store';
import { clientWith, customerClient, ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox, SITE } from '#server/testing/deliver';
import type { Email } from '#server/testing/emails';
import { makeCustomer, makePhoto, makeQuestion } from '#server/testing/factories';
import { outboxRows } from '#server/testing/outbox-rows';
import { jpeg } from '#server/testing/photos';
import { setRow } from '#server/testing/set-row';
import { ADMIN, startTestShop, testShop } from '#server/testing/test-shop';
import { uploadPhoto } from '#server/testing/uploads';
import type { Question } from '../payload-types';

const shop = await testShop();
const owner = await ownerClient(shop);
const visitor = clientWith(shop);
beforeEach(async () => {
  await shop.payload.db.deleteMany({ collection: 'questions', where: {} });
  await emptyMailbox(shop);
});

const TEXT = 'The web is torn.\nIs it worth a repair?';
const asking = (changes: object = {}) => ({ email: 'jo@mail.example', text: TEXT, photos: [], ...changes });
const ask = (changes: object = {}, headers: Record<string, string> = {}, client = visitor) =>
  client('POST', '/api/questions', asking(changes), headers);
const asked = async (changes: object = {}) => createdAnswer.parse((await ask(changes)).body).id;
const answer = (id: string, text: string) => owner('POST', `/api/questions/${id}/answer`, { text });
const list = async (query = '') => {
  const { body, headers } = await owner('GET', `/api/questions${query}`);
  return { questions: questionView.array().parse(body), total: Number(headers.get(TOTAL_HEADER)) };
};
const stored = async (): Promise<Question[]> =>
  (await shop.payload.find({ collection: 'questions', depth: 0, pagination: false })).docs;
const emailTo = (emails: Email[], address: string) => emails.filter(({ to }) => to === address);

describe('POST /api/questions', () => {
  it('stores the question with its photos, emails it to the owner, and confirms it to the visitor', async () => {
    const photo = await uploadPhoto(shop, await jpeg());
    const { status, body } = await ask({ email: ' Jo@Mail.example ', photos: [photo, photo] });
    const { id } = createdAnswer.parse(body);
    expect(status).toBe(201);
    expect((await list()).questions).toEqual([
      {
        id,
        askedAt: expect.any(String),
        email: 'jo@mail.example',
        text: TEXT,
        photos: [photo],
        answer: null,
      },
    ]);
    const emails = await deliver(shop);
    expect(emails).toHaveLength(2);
    const [toOwner] = emailTo(emails, ADMIN.email);
    expect(toOwner?.subject).toBe('Question from jo@mail.example');
    expect(toOwner?.headers.get('reply-to')).toBe('jo@mail.example');
    expect(toOwner?.text).toContain('Is it worth a repair?');
    expect(toOwner?.html).toContain(`${SITE}${photo}`);
    expect(toOwner?.html).toContain(`${SITE}/admin?tab=messages&amp;question=${id}`);
    const [toAsker] = emailTo(emails, 'jo@mail.example');
    expect(toAsker?.subject).toBe('We have your question');
    expect(toAsker?.headers.get('reply-to')).toBe(ADMIN.email);
    // Anyone may have typed this address (decision 009).
    expect(toAsker?.text).not.toContain('torn');
  });

  it('creates one question per key, no matter how often and fast it is sent', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => ask({}, headers)));
    const again = await ask({}, headers);
    expect(new Set([...answers, again].map(({ body }) => createdAnswer.parse(body).id)).size).toBe(1);
    expect(await stored()).toHaveLength(1);
    expect(await deliver(shop)).toHaveLength(2);
  });

  it("emails a question sent again after it wasn't stored and its emails were dropped", async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const { db } = shop.payload;
    const create = db.create.bind(db);
    const failing = vi
      .spyOn(db, 'create')
      .mockImplementation((made) =>
        made.collection === 'questions' ? Promise.reject(new Error('the disk is gone')) : create(made),
      );
    expect((await ask({}, headers)).status).toBe(500);
    failing.mockRestore();
    for (const { id } of await outboxRows(shop.payload))
      await setRow(shop.payload, 'outbox', id, { status: 'dropped' });
    expect((await ask({}, headers)).status).toBe(201);
    expect(await deliver(shop)).toHaveLength(2);
  });

  it('keeps its photos in use, and deletes them with it', async () => {
    const photo = await uploadPhoto(shop, await jpeg());
    const id = await asked({ photos: [photo] });
    const store = openPhotoStore(shop.settings);
    const later = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    const isThere = async () => (await fetch(`${shop.url}${photo}`)).status === 200;
    await removeUnused({ payload: shop.payload, store, now: later(2) });
    expect(await isThere()).toBe(true);
    await shop.payload.delete({ collection: 'questions', id });
    await removeUnused({ payload: shop.payload, store, now: later(40) });
    expect(await isThere()).toBe(false);
  });

  it("accepts only the shop's existing photos, and otherwise stores and sends nothing", async () => {
    const gone = await makePhoto(shop.payload, 'removing');
    for (const [photos, code] of [
      [[gone], 'PHOTO_GONE'],
      [[`/media/${randomUUID()}.webp`], 'PHOTO_GONE'],
      [['https://evil.example/a.webp'], 'VALIDATION'],
      [['/media/../../etc/passwd'], 'VALIDATION'],
      [['javascript:alert(1)'], 'VALIDATION'],
    ])
      expect(await ask({ photos })).toMatchObject({ status: 400, body: { code } });
    expect(await stored()).toEqual([]);
    expect(await deliver(shop)).toEqual([]);
  });

  it.each([
    ['no email', { email: 'nobody' }, 'email', MESSAGES.invalidEmail],
    [
      'a header in the email',
      { email: 'jo@mail.example\r\nBcc: all@x.example' },
      'email',
      MESSAGES.invalidEmail,
    ],
    ['two emails', { email: 'jo@mail.example, all@x.example' }, 'email', MESSAGES.invalidEmail],
    ['no text', { text: ' \n ' }, 'text', MESSAGES.enterText],
    ['too long a text', { text: 'a'.repeat(MESSAGE_MAX + 1) }, 'text', MESSAGES.messageTooLong],
    [
      'too many photos',
      { photos: Array.from({ length: PHOTO_LIMITS.maxFiles + 1 }, () => `/media/${randomUUID()}.webp`) },
      'photos',
      MESSAGES.tooManyQuestionPhotos,
    ],
  ])('refuses %s, and names the field', async (_what, changes, field, message) => {
    expect(await ask(changes)).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
    expect(await stored()).toEqual([]);
  });

  it('keeps typed HTML as text in the email', async () => {
    await ask({ text: '<img src=x onerror=alert(1)> "quoted" \u0000' });
    const [toOwner] = emailTo(await deliver(shop), ADMIN.email);
    expect(toOwner?.html).not.toContain('<img src=x');
    expect(toOwner?.text).toContain('<img src=x onerror=alert(1)>');
  });

  it("shows no one else's questions to visitors and customers", async () => {
    const id = await asked();
    for (const client of [visitor, await customerClient(shop)])
      for (const path of ['/api/questions', `/api/questions/${id}`])
        expect([401, 403]).toContain((await client('GET', path)).status);
  });

  it('belongs to the signed-in account', async () => {
    const customer = await makeCustomer(shop.payload);
    await ask({}, {}, await customerClient(shop, customer));
    expect(await stored()).toMatchObject([{ customer: customer.id, email: 'jo@mail.example' }]);
  });
});

it('limits a flood from one IP address', async () => {
  const limited = await startTestShop({ RATE_LIMITS: 'on' });
  const client = clientWith(limited);
  const { times } = LIMITS['question-address'];
  for (let time = 0; time < times; time += 1) expect((await ask({}, {}, client)).status).toBe(201);
  expect(await ask({}, {}, client)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  // Limits how many emails go to an address that a visitor typed (decision 009).
  const emails = await deliver(limited);
  expect(emailTo(emails, 'jo@mail.example')).toHaveLength(LIMITS['mail-unproven'].times);
  expect(emailTo(emails, ADMIN.email)).toHaveLength(times);
  await limited.close();
});

describe('GET /api/questions', () => {
  it('has unanswered ones first, newest first, in pages', async () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;
    const make = async (day: number, isAnswered: boolean) =>
      makeQuestion(shop.payload, {
        createdAt: at(day),
        unansweredSince: isAnswered ? null : at(day),
        ...(isAnswered && { answer: 'Yes.', answeredAt: at(9) }),
      });
    const ids = [];
    for (const [day, isAnswered] of [
      [1, false],
      [2, true],
      [3, false],
      [4, true],
    ] as const)
      ids.push((await make(day, isAnswered)).id);
    const [first, second, third, fourth] = ids;
    const idsOf = async (query?: string) => (await list(query)).questions.map(({ id }) => id);
    expect(await idsOf()).toEqual([third, first, fourth, second]);
    expect(await idsOf('?page=2&limit=3')).toEqual([second]);
    expect(await idsOf('?unanswered=1')).toEqual([third, first]);
    expect((await list('?unanswered=1&limit=1')).total).toBe(2);
  });

  it('returns one question by ID, and 404 for an unknown one', async () => {
    const id = await asked();
    expect(questionView.parse((await owner('GET', `/api/questions/${id}`)).body).id).toBe(id);
    expect((await owner('GET', `/api/questions/${randomUUID()}`)).status).toBe(404);
  });
});

describe('POST /api/questions/:id/answer', () => {
  it('emails the answer to the visitor and stores it', async () => {
    const id = await asked();
    await deliver(shop);
    expect(await answer(id, 'It is.\nAbout $60 <b>or so</b>.')).toMatchObject({
      status: 200,
      body: { success: true },
    });
    const emails = emailTo(await deliver(shop), 'jo@mail.example');
    const email = emails.find(({ subject }) => subject === 'Our answer to your question');
    expect(email?.text).toContain('About $60 <b>or so</b>.');
    expect(email?.headers.get('reply-to')).toBe(ADMIN.email);
    expect(email?.text).not.toContain('torn');
    expect((await list()).questions).toMatchObject([
      { id, answer: { text: 'It is.\nAbout $60 <b>or so</b>.', at: expect.any(String) } },
    ]);
    expect((await list('?unanswered=1')).total).toBe(0);
  });

  it('is sent once for a double click, or a repeat after a lost answer', async () => {
    const id = await asked();
    const answers = await Promise.all([answer(id, 'It is.'), answer(id, 'It is.')]);
    expect([...answers, await answer(id, ' It is. ')].map(({ status }) => status)).toEqual([200, 200, 200]);
    const subjects = (await deliver(shop)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'Our answer to your question')).toHaveLength(1);
  });

  it('sends the first of two different simultaneous answers, and refuses the other', async () => {
    const id = await asked();
    const answers = await Promise.all([answer(id, 'It is.'), answer(id, 'It is not.')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'QUESTION_ANSWERED' });
    const kept = (await stored())[0]?.answer;
    const emails = (await deliver(shop)).filter(({ subject }) => /Our answer/.test(subject));
    expect(emails.map(({ text }) => text.includes(kept ?? ''))).toEqual([true]);
  });

  it('answers 404 for a deleted question, and sends nothing', async () => {
    expect((await answer(randomUUID(), 'It is.')).status).toBe(404);
    expect(await deliver(shop)).toEqual([]);
  });

  it('is not emailed if its question was deleted before', async () => {
    const id = await asked();
    await deliver(shop);
    await answer(id, 'It is.');
    await shop.payload.delete({ collection: 'questions', id });
    expect((await deliver(shop)).filter(({ subject }) => /Our answer/.test(subject))).toEqual([]);
  });
});
