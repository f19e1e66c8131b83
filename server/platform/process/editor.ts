import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';

/**
 * The Next app that carries Payload's editor; with a server given, it follows every change of the sources. It takes a second and
 * much memory, and most starts see no editor: it is loaded when somebody asks for it, once for all who do.
 */
export function editorApp(devServer?: Server): RequestHandler {
  let loaded: Promise<RequestHandler> | undefined;
  return async (req, res, next) => {
    // A failure is not kept: the next one who asks may have more luck.
    loaded ??= load(devServer).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return (await loaded)(req, res, next);
  };
}

async function load(devServer?: Server): Promise<RequestHandler> {
  const { default: next } = await import('next');
  // Next would listen for upgrades on the shop's own server; in production it gets one that never listens.
  const httpServer = devServer ?? createServer();
  const app = next({ dev: devServer !== undefined, dir: 'cms', httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (req, res) => handle(req, res);
}
