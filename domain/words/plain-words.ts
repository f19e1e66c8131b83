import { config } from 'zod/mini';
import { MESSAGES } from './messages';

/**
 * Lets every schema of this process say in plain words what is wrong where it has no words of its own: nobody reads
 * 'Invalid input: expected string, received undefined'. Called once, before anything is parsed for a person.
 */
export function speakPlainly(): void {
  config({
    customError: ({ code, input }) => {
      if (input === undefined || input === null || input === '') return MESSAGES.fieldMissing;
      return code === 'invalid_value' ? MESSAGES.notOffered : MESSAGES.fieldWrong;
    },
  });
}
