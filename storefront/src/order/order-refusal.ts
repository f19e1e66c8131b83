import type { ErrorAnswer } from '#domain/wire/wire';
import { MESSAGES } from '#domain/words/shop-texts';
import { FIELD_NAMES, type FieldErrors, type FieldName, type FillableStep, stepOfField } from './order-form';

/** Why the server did not take an order, said in the wizard's own fields. */
export interface OrderRefusal {
  message: string;
  errors: FieldErrors;
  /** The step of the first message; null when no field is to blame. */
  step: FillableStep | null;
  /** Which glove of the order the glove fields' messages are about. */
  gloveIndex: number | null;
  /** Whether it is certain that there is no order under the key that was sent. */
  isUnstored: boolean;
}

const GLOVE_PATH =
  /^items\.(\d+)\.(serviceId|laceColorId|gloveDetails|specialInstructions|gloveImages)(?:\.\d+)?$/;

/** Maps an error answer's paths to fields; without an answer it is the plain message (rule 2.10). */
export function refusalOf(status: number | null, answer: ErrorAnswer | undefined): OrderRefusal {
  const message = answer?.message || MESSAGES.orderFailed;
  const errors: FieldErrors = {};
  let gloveIndex: number | null = null;
  for (const [path, text] of Object.entries(answer?.errors ?? {})) {
    const glove = gloveOf(path);
    // One glove is mended at a time: another one's messages come back with the next try.
    if (glove && gloveIndex !== null && glove.index !== gloveIndex) continue;
    if (glove) gloveIndex = glove.index;
    const field = glove?.field ?? FIELD_NAMES.find((name) => name === path);
    if (field) errors[field] = text;
  }
  if (answer?.code === 'ACCOUNT_EXISTS') errors.customerEmail ??= message;
  // A repeat of a stored order is never answered with these; a busy or broken server may have stored it before.
  const isUnstored = status === 400 || status === 409;
  const first = FIELD_NAMES.find((field) => errors[field] !== undefined);
  return { message, errors, step: first === undefined ? null : stepOfField(first), gloveIndex, isUnstored };
}

function gloveOf(path: string): { index: number; field: FieldName } | null {
  const match = GLOVE_PATH.exec(path);
  const field = FIELD_NAMES.find((name) => name === match?.[2]);
  return match && field ? { index: Number(match[1]), field } : null;
}
