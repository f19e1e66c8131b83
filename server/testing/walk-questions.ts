import { createdAnswer } from '#domain/wire/change-answers';
import type { Walker } from './walker';

interface WalkQuestions {
  walker: Walker;
  owner: string;
  email: string;
  photo: string;
}

/** Makes every call about visitors' questions. */
export async function walkQuestions({ walker, owner: cookie, email, photo }: WalkQuestions): Promise<void> {
  const sent = await walker.make('POST /api/questions', {
    body: { email, text: 'Is the web worth a repair?', photos: [photo] },
  });
  const { id: param } = createdAnswer.parse(sent.json);
  await walker.make('GET /api/questions', { cookie, query: '?unanswered=1&limit=5' });
  await walker.make('GET /api/questions/:id', { cookie, param });
  await walker.make('POST /api/questions/:id/answer', { cookie, param, body: { text: 'It is.' } });
  await walker.make('POST /api/questions/:id/answer', {
    cookie,
    param,
    body: { text: 'It is not.' },
    status: 409,
  });
}
