import { createServer, type Server } from 'node:http';
import { type RequestHandler, Router } from 'express';
import expressStaticGzip from 'express-static-gzip';

const BUILT_FILES = 'cms/.next/static';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Runs Payload's editor as a Next app, loaded on the first request because it takes a second and much memory. */
export function editorApp(devServer?: Server): RequestHandler {
  let loaded: Promise<RequestHandler> | undefined;
  const open: RequestHandler = async (req, res, next) => {
    loaded ??= load(devServer).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return (await loaded)(req, res, next);
  };
  return devServer ? open : Router().use('/_next/static', builtFiles()).use(open);
}

function builtFiles(): RequestHandler {
  return expressStaticGzip(BUILT_FILES, {
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    index: false,
    serveStatic: { immutable: true, maxAge: YEAR_MS },
  });
}

async function load(devServer?: Server): Promise<RequestHandler> {
  const { default: next } = await import('next');
  // Next would listen for upgrades on the shop's server. In production it gets a server that never listens.
  const httpServer = devServer ?? createServer();
  const app = next({ dev: devServer !== undefined, dir: 'cms', httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return (req, res) => handle(req, res);
}
