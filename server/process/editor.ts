import { createServer, type Server } from 'node:http';
import type { RequestHandler } from 'express';
import next from 'next';

/** Starts the Next app that carries Payload's editor; with a server given, it follows every change of the sources. */
export async function startEditor(devServer?: Server): Promise<RequestHandler> {
  // Next would listen for upgrades on the shop's own server; in production it gets one that never listens.
  const httpServer = devServer ?? createServer();
  const app = next({ dev: devServer !== undefined, dir: 'cms', httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (req, res) => handle(req, res);
}
