import { ValidationError } from 'payload';

/** Returns Payload's validation messages by field. Throws if the write succeeds or fails in another way. */
export async function refusal(write: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
  }
  throw new Error('was not refused');
}
