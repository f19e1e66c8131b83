import { buffer } from 'node:stream/consumers';
import type { RequestHandler } from 'express';
import { handleEndpoints } from 'payload';

/** Serves the editor's API for a named shop without its pages, so it needs no build. */
export const editorApi = (name: string): RequestHandler => {
  return async (req, res) => {
    const { default: config } = await import('../../payload.config');
    const request = new Request(new URL(req.originalUrl, 'http://shop.test'), {
      method: req.method,
      headers: Object.entries(req.headers).map(([header, value]): [string, string] => [
        header,
        String(value),
      ]),
      body: req.method === 'GET' ? undefined : new Uint8Array(await buffer(req)),
    });
    const response = await handleEndpoints({ config, request, payloadInstanceCacheKey: name });
    res.status(response.status).set(Object.fromEntries(response.headers));
    res.send(Buffer.from(await response.arrayBuffer()));
  };
};
