import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { normalizeRequest } from '#domain/photos/upload-contract';
import { finalizeUploads } from './finalize-uploads';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => vi.stubGlobal('fetch', fetched));
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
});

const requestedUrls = () =>
  fetched.mock.calls.map(([, { body }]) => normalizeRequest.parse(JSON.parse(String(body))).urls);

it("returns each upload's permanent URL and requests each once", async () => {
  fetched.mockResolvedValue(Response.json({ normalizedUrls: ['/media/a.webp', '/media/b.webp'] }));
  expect(await finalizeUploads(['up/a', 'up/b', 'up/a'])).toEqual({
    permanentUrls: new Map([
      ['up/a', '/media/a.webp'],
      ['up/b', '/media/b.webp'],
    ]),
    refused: new Map(),
  });
  expect(requestedUrls()).toEqual([['up/a', 'up/b']]);
});

it('keeps other photos when one is refused', async () => {
  const refusal = { message: 'No', errors: { 'urls.1': "We can't read this photo." } };
  fetched.mockResolvedValueOnce(Response.json(refusal, { status: 415 }));
  fetched.mockResolvedValueOnce(Response.json({ normalizedUrls: ['/media/a.webp', '/media/c.webp'] }));
  expect(await finalizeUploads(['up/a', 'up/b', 'up/c'])).toEqual({
    permanentUrls: new Map([
      ['up/a', '/media/a.webp'],
      ['up/c', '/media/c.webp'],
    ]),
    refused: new Map([['up/b', "We can't read this photo."]]),
  });
});

it.each([
  ['the shop is away', () => Promise.resolve(Response.json({ message: 'Away' }, { status: 503 }))],
  ['the network is', () => Promise.reject(new TypeError('network'))],
  ['the answer is too short', () => Promise.resolve(Response.json({ normalizedUrls: [] }))],
])('keeps the uploads pending when %s', async (_name, answer) => {
  fetched.mockImplementation(answer);
  expect(await finalizeUploads(['up/a'])).toEqual({ permanentUrls: new Map(), refused: new Map() });
  expect(fetched).toHaveBeenCalledOnce();
});

it('makes no request without uploads', async () => {
  expect(await finalizeUploads([])).toEqual({ permanentUrls: new Map(), refused: new Map() });
  expect(fetched).not.toHaveBeenCalled();
});
