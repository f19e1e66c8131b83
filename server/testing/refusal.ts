import { ValidationError } from 'payload';

/** The messages by field with which Payload refuses a write; fails when the write succeeds or breaks otherwise. */
export async function refusal(write: Promise<unknown>): Promise<Record<string, string>> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.data.errors.map(({ path, message }) => [path, message]));
  }
  throw new Error('was not refused');
}
