import { z } from 'zod';
import type { QuestionRequest } from '#domain/questions/question-contract';
import { newIdempotencyKey } from '../api/idempotency-key';
import { readDraft, writeDraft } from '../ui/tab-draft';

const KEY = 'question-draft';

const values = z.object({ email: z.string(), text: z.string(), photos: z.array(z.string()) });
export type QuestionValues = z.infer<typeof values>;

const attempt = z.object({ content: z.string(), key: z.string() });
type Attempt = z.infer<typeof attempt>;

const questionDraft = z.object({ values, attempt: z.nullable(attempt) });
type QuestionDraft = z.infer<typeof questionDraft>;

const EMPTY: QuestionDraft = { values: { email: '', text: '', photos: [] }, attempt: null };

/** Returns this tab's unsent question. */
export function keptQuestion(): QuestionDraft {
  // A draft from an older version counts as none.
  return questionDraft.safeParse(readDraft(KEY)).data ?? EMPTY;
}

/** Stores a question in this tab, through closing and reloads. */
export function keepQuestion(typed: QuestionValues): void {
  writeDraft(KEY, { ...keptQuestion(), values: typed } satisfies QuestionDraft);
}

/** Returns the key for a question. A retry keeps it, so nothing is asked twice. */
export function keyFor(question: QuestionRequest): string {
  const kept = keptQuestion();
  const content = JSON.stringify(question);
  const sent: Attempt =
    kept.attempt?.content === content ? kept.attempt : { content, key: newIdempotencyKey() };
  writeDraft(KEY, { ...kept, attempt: sent } satisfies QuestionDraft);
  return sent.key;
}

/** Deletes a sent question. */
export function forgetQuestion(): void {
  writeDraft(KEY, null);
}
