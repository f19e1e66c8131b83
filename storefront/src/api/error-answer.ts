import { type ErrorAnswer, errorAnswer } from '#domain/wire/wire';

/** Parses an error response. A proxy may answer in HTML and a bucket in XML. Then there's only a status. */
export function errorAnswerIn(text: string): ErrorAnswer | undefined {
  try {
    return errorAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
