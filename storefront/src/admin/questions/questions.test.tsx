import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { QuestionView } from '#domain/questions/question-contract';
import { address, button, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, failNetwork, hold, refuse, sentTo } from '../../testing/shop-in-test';
import { expectKept, show, startInFreshShop } from '../dashboard-in-test';

startInFreshShop();

const ID = '5b2a91c4-0000-4000-8000-000000000001';
const AT = '2026-05-04T12:00:00.000Z';
const QUESTION: QuestionView = {
  id: ID,
  askedAt: AT,
  email: 'jo@mail.example',
  text: 'The web is torn.\nIs it worth it?',
  photos: [`/media/${ID}.webp`],
  answer: null,
};
const OTHER = { ...QUESTION, id: ID.replace('1', '2'), email: 'al@mail.example', photos: [] };
const ANSWERED: QuestionView = { ...OTHER, answer: { text: 'It is not.', at: AT } };
const ANSWER = `POST /api/questions/${ID}/answer`;

const stock = (...questions: QuestionView[]) => {
  answer('GET /api/questions', questions);
  for (const question of questions) answer(`GET /api/questions/${question.id}`, question);
};
const openDialog = async () => {
  show(`/admin?tab=messages&question=${ID}`);
  return screen.findByRole('dialog', { name: 'Question from jo@mail.example' });
};

describe('questions in the Messages tab', () => {
  it('show above the messages, and are hidden while there are none', async () => {
    show('/admin?tab=messages');
    await screen.findByRole('table', { name: 'Customers' });
    expect(screen.queryByRole('heading', { name: 'Questions' })).toBeNull();
  });

  it('show author, text, photo count, and state', async () => {
    stock(QUESTION, ANSWERED);
    show('/admin?tab=messages');
    const list = await screen.findByRole('list', { name: 'Questions' });
    const [first, second] = within(list).getAllByRole('button');
    expect(first?.textContent).toMatch(/^jo@mail\.exampleWaiting for .*The web is torn\..*1 photo$/s);
    expect(second?.textContent).toMatch(/^al@mail\.exampleAnswered May 04, 2026/);
    await user.click(first ?? list);
    await screen.findByRole('dialog', { name: 'Question from jo@mail.example' });
    expect(address()).toBe(`/admin?tab=messages&question=${ID}`);
    expect(screen.getByRole('button', { name: 'Enlarge Photos, 1 of 1' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in editor' }).getAttribute('href')).toBe(
      `/cms/collections/questions/${ID}`,
    );
  });

  it('show an error when loading fails, and the messages still work', async () => {
    failNetwork('GET /api/questions');
    show('/admin?tab=messages');
    await screen.findByText("The questions didn't load");
    await screen.findByRole('table', { name: 'Customers' });
    stock(QUESTION);
    await press('Try Again');
    await screen.findByText('jo@mail.example');
  });

  it('are counted in Today, with a link', async () => {
    answer('GET /api/admin/order-views', { counts: { questions: 2 }, own: [] });
    show('/admin');
    const link = await screen.findByRole('link', { name: '2 Questions' });
    expect(link.getAttribute('href')).toBe('/admin?tab=messages');
  });
});

describe('answer', () => {
  it('is sent once, and the dialog closes', async () => {
    stock(QUESTION);
    const waiting = hold(ANSWER);
    await openDialog();
    await fill('Your answer', ' It is. ');
    await user.dblClick(button('Send Answer'));
    await waitFor(() => expect(waiting).toHaveLength(1));
    stock({ ...QUESTION, answer: { text: 'It is.', at: AT } });
    waiting[0]?.(Response.json({ success: true }));
    expect(await notice()).toContain('Answer sent');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(ANSWER)).toEqual([{ text: 'It is.' }]);
    await screen.findByText(/^Answered /);
  });

  it('stays typed when the call fails', async () => {
    stock(QUESTION);
    await openDialog();
    await expectKept({
      ...{ call: ANSWER, label: 'Your answer', text: 'It is.' },
      ...{ send: 'Send Answer', failure: 'Failed to send the answer' },
    });
  });

  it('shows as sent after a lost response', async () => {
    stock(QUESTION);
    await openDialog();
    answerBy(ANSWER, () => {
      stock({ ...QUESTION, answer: { text: 'It is.', at: AT } });
      throw new TypeError('the network is away');
    });
    await fill('Your answer', 'It is. ');
    await press('Send Answer');
    const dialog = await screen.findByRole('region', { name: 'Answer' });
    expect(within(dialog).getByText('It is.')).toBeTruthy();
    expect(screen.queryByText("What you typed wasn't sent")).toBeNull();
  });

  it('by someone else is shown, and the typed one is kept', async () => {
    stock(QUESTION);
    await openDialog();
    await fill('Your answer', 'It is.');
    refuse(ANSWER, 409, 'Someone already answered this question.', 'QUESTION_ANSWERED');
    stock({ ...QUESTION, answer: { text: 'It is not.', at: AT } });
    await press('Send Answer');
    expect(await notice()).toContain('Someone already answered this question.');
    await screen.findByText('It is not.');
    const unsent = screen.getByText("What you typed wasn't sent").closest('[role=status]');
    expect(unsent?.textContent).toContain('It is.');
  });

  it('asks before discarding, and requires text', async () => {
    stock(QUESTION);
    await openDialog();
    await press('Send Answer');
    await screen.findByText('Enter some text');
    await fill('Your answer', 'It');
    await press('Cancel');
    await screen.findByText("What you typed isn't saved.");
  });

  it('to a deleted question is impossible, and the dashboard says so', async () => {
    refuse(`GET /api/questions/${ID}`, 404, 'Not found', 'NOT_FOUND');
    show(`/admin?tab=messages&question=${ID}`);
    await screen.findByText("The question didn't load");
  });
});
