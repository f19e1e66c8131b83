import type { ErrorAnswer } from '#domain/wire/wire';
import { MESSAGES } from '#domain/words/shop-texts';
import { FIELD_NAMES, type FieldErrors, type FieldName, type FillableStep, stepOfField } from './order-form';

export interface OrderRefusal {
  message: string;
  errors: FieldErrors;
  /** The step of the first error. Null if no field is wrong. */
  step: FillableStep | null;
  gloveIndex: number | null;
  isUnstored: boolean;
}

const GLOVE_PATH =
  /^items\.(\d+)\.(serviceId|laceColorId|gloveDetails|specialInstructions|gloveImages)(?:\.\d+)?$/;

/** Sorts an error's messages by field. If there was no answer, there's one message (rule 2.10). */
export function refusalOf(status: number | null, answer: ErrorAnswer | undefined): OrderRefusal {
  const message = answer?.message || MESSAGES.orderFailed;
  const errors: FieldErrors = {};
  let gloveIndex: number | null = null;
  for (const [path, text] of Object.entries(answer?.errors ?? {})) {
    const glove = gloveOf(path);
    // Shows the errors of one glove. The next try shows another's.
    if (glove && gloveIndex !== null && glove.index !== gloveIndex) continue;
    if (glove) gloveIndex = glove.index;
    const field = glove?.field ?? FIELD_NAMES.find((name) => name === path);
    if (field) errors[field] = text;
  }
  if (answer?.code === 'ACCOUNT_EXISTS') errors.customerEmail ??= message;
  // If an order was stored, the shop never answers with these. A server that's busy or broken may have stored it.
  const isUnstored = status === 400 || status === 409;
  const first = FIELD_NAMES.find((field) => errors[field] !== undefined);
  return { message, errors, step: first === undefined ? null : stepOfField(first), gloveIndex, isUnstored };
}

function gloveOf(path: string): { index: number; field: FieldName } | null {
  const match = GLOVE_PATH.exec(path);
  const field = FIELD_NAMES.find((name) => name === match?.[2]);
  return match && field ? { index: Number(match[1]), field } : null;
}
