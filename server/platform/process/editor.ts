import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';

/** Runs Payload's editor as a Next app, loaded on the first request because it takes a second and much memory. */
export function editorApp(devServer?: Server): RequestHandler {
  let loaded: Promise<RequestHandler> | undefined;
  return async (req, res, next) => {
    loaded ??= load(devServer).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return (await loaded)(req, res, next);
  };
}

async function load(devServer?: Server): Promise<RequestHandler> {
  const { default: next } = await import('next');
  // Next would listen on the shop's server. In production it gets one that never listens.
  const httpServer = devServer ?? createServer();
  const app = next({ dev: devServer !== undefined, dir: 'cms', httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (req, res) => handle(req, res);
}
