import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { TrackView } from '#domain/orders/track-contract';
import { showAt, user } from '../testing/page-in-test';
import { answer, failNetwork, sentTo, startShop } from '../testing/shop-in-test';
import { TOKEN, VIEW } from './fixtures';
import { TrackPage } from './track-page';
import * as texts from './track-texts';

const READ = `GET /api/track/${TOKEN}`;
const ANSWER = `POST /api/track/${TOKEN}/may-show`;
const asking = (mayShow: TrackView['mayShow']): TrackView => ({ ...VIEW, status: 'shipped', mayShow });

startShop(() => answer(READ, asking(null)));

const show = () =>
  showAt(
    VIEW.path,
    <Routes>
      <Route path="/track/:token?" element={<TrackPage />} />
    </Routes>,
  );
const part = async () => within(await screen.findByRole('region', { name: 'May we show your glove?' }));

it('asks with three answers, and shows the chosen one (rule 36.2)', async () => {
  show();
  const question = await part();
  const names = question.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(['Yes, with my first name', 'Yes, without my name', 'No']);
  answer(ANSWER, { success: true });
  answer(READ, asking('with-first-name'));
  await user.click(question.getByRole('button', { name: 'Yes, with my first name' }));
  await waitFor(() => expect(question.getByRole('button', { pressed: true }).textContent).toBe(names[0]));
  expect(sentTo(ANSWER)).toEqual([{ answer: 'with-first-name' }]);
  expect(question.getByText(texts.mayShowWithName)).toBeTruthy();
});

it('takes an answer back, and says what happened to the photos', async () => {
  answer(READ, asking('without-name'));
  show();
  const question = await part();
  answer(ANSWER, { success: true });
  answer(READ, asking('no'));
  await user.click(question.getByRole('button', { name: 'No' }));
  expect(await question.findByText(texts.mayNotShow)).toBeTruthy();
});

it('says when the answer is lost', async () => {
  show();
  const question = await part();
  failNetwork(ANSWER);
  await user.click(question.getByRole('button', { name: 'No' }));
  expect((await question.findByRole('alert')).textContent).toContain(texts.weDidntGetAnswer);
});

it("is hidden in a shop that doesn't ask (rule 36.1)", async () => {
  answer(READ, VIEW);
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('May we show your glove?')).toBeNull();
});
