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

export function readQuestion(): QuestionDraft {
  // A draft from an older version of the page counts as none.
  return questionDraft.safeParse(readDraft(KEY)).data ?? EMPTY;
}

/** Stores a question in this tab, so it survives closing the dialog and reloading the page. */
export function storeQuestion(typed: QuestionValues): void {
  writeDraft(KEY, { ...readQuestion(), values: typed } satisfies QuestionDraft);
}

/** Returns the key of a question. A retry keeps it, so the question isn't asked twice. */
export function keyFor(question: QuestionRequest): string {
  const stored = readQuestion();
  const content = JSON.stringify(question);
  const sent: Attempt =
    stored.attempt?.content === content ? stored.attempt : { content, key: newIdempotencyKey() };
  writeDraft(KEY, { ...stored, attempt: sent } satisfies QuestionDraft);
  return sent.key;
}

export function deleteQuestion(): void {
  writeDraft(KEY, null);
}
