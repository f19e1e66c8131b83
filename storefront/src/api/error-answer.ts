import { type ErrorAnswer, errorAnswer } from '#domain/wire/wire';

/** What a refusal says. A proxy may answer in HTML and a bucket in XML; then there is only a status. */
export function errorAnswerIn(text: string): ErrorAnswer | undefined {
  try {
    return errorAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
