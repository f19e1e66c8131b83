import { z } from 'zod';
import type { QuestionRequest } from '#domain/questions/question-contract';
import { newIdempotencyKey } from '../api/idempotency-key';
import { readDraft, writeDraft } from '../ui/tab-draft';

const KEY = 'question-draft';

const values = z.object({ email: z.string(), text: z.string(), photos: z.array(z.string()) });
/** A question as it is typed. */
export type QuestionValues = z.infer<typeof values>;

/** The key that a question was last sent under. */
const attempt = z.object({ content: z.string(), key: z.string() });
type Attempt = z.infer<typeof attempt>;

const questionDraft = z.object({ values, attempt: z.nullable(attempt) });
type QuestionDraft = z.infer<typeof questionDraft>;

const EMPTY: QuestionDraft = { values: { email: '', text: '', photos: [] }, attempt: null };

/** What was typed in this tab and not sent. */
export function keptQuestion(): QuestionDraft {
  // A draft of an older version of the page does not parse, and counts as none.
  return questionDraft.safeParse(readDraft(KEY)).data ?? EMPTY;
}

/** Keeps what is typed for this tab, so that neither a closed dialog nor a reload loses it. */
export function keepQuestion(typed: QuestionValues): void {
  writeDraft(KEY, { ...keptQuestion(), values: typed } satisfies QuestionDraft);
}

/** The key to send a question under: the same for the same question, so that a retry after a lost answer asks nothing twice. */
export function keyFor(question: QuestionRequest): string {
  const kept = keptQuestion();
  const content = JSON.stringify(question);
  const sent: Attempt =
    kept.attempt?.content === content ? kept.attempt : { content, key: newIdempotencyKey() };
  writeDraft(KEY, { ...kept, attempt: sent } satisfies QuestionDraft);
  return sent.key;
}

/** Forgets the question once it was sent. */
export function forgetQuestion(): void {
  writeDraft(KEY, null);
}
