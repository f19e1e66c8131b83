import { describe, expect, it } from 'vitest';
import { MESSAGES } from '#domain/words/shop-texts';
import { ApiError } from '../api/client';
import { photoProblem } from './photo-problem';
import { PutFailed } from './put-photos';

const refused = (status: number, responseText = '') =>
  new PutFailed({ status, statusText: '', responseText });

describe('photo problem', () => {
  it("shows the shop's text", () => {
    const body = JSON.stringify({ message: MESSAGES.photoType });
    expect(photoProblem(refused(415, body))).toEqual({ message: MESSAGES.photoType, retry: 'never' });
    const answer = { message: MESSAGES.photosAway };
    expect(photoProblem(new ApiError(503, 'x', answer))).toEqual({
      message: MESSAGES.photosAway,
      retry: 'by itself',
    });
  });

  it.each(['<Error><Code>AccessDenied</Code></Error>', '{}', undefined])(
    "never shows a bucket's: %s",
    (body) => {
      expect(photoProblem(refused(403, body)).message).toContain("couldn't send this photo");
    },
  );
});

it.each([
  [undefined, 'by itself'],
  [0, 'by itself'],
  [500, 'by itself'],
  [404, 'by itself'],
  [409, 'by itself'],
  [429, 'by hand'],
  [403, 'by hand'],
  [413, 'never'],
])('after %s is retried %s', (status, retry) => {
  const error = status === undefined ? new TypeError('network') : refused(status);
  expect(photoProblem(error).retry).toBe(retry);
});
