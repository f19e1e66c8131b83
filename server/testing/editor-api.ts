import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import { handleEndpoints } from 'payload';

/** The editor's own API as its pages call it, without the pages: it needs no build. */
export const editorApi: RequestHandler = async (req, res) => {
  const { default: config } = await import('../../payload.config');
  const request = new Request(new URL(req.originalUrl, 'http://shop.test'), {
    method: req.method,
    headers: Object.entries(req.headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: req.method === 'GET' ? undefined : new Uint8Array(await buffer(req)),
  });
  const response = await handleEndpoints({ config, request });
  res.status(response.status).set(Object.fromEntries(response.headers));
  res.send(Buffer.from(await response.arrayBuffer()));
};
