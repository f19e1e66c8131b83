import { createServer } from 'node:http';
import express from 'express';
import { onTestFinished } from 'vitest';
import { cases } from '#domain/testing/cases';
import { listen } from '#server/testing/listen';
import { rawCall } from '#server/testing/raw-call';
import { ownOrigin } from './own-origin';

const ACCEPTED = 204;

/** Posts from a page at `Origin` to a shop at `publicAddress`. Returns the status. */
async function statusOf(publicAddress: string, Origin: string): Promise<number> {
  const app = express().use(ownOrigin(publicAddress), (_req, res) => res.sendStatus(ACCEPTED));
  const { url, close } = await listen(createServer(app.set('env', 'test')));
  onTestFinished(close);
  return (await rawCall(url, '/', { Origin }, 'POST')).status;
}

cases([
  ['https://gloves.example', 'https://gloves.example', true],
  ['https://gloves.example', 'http://gloves.example', false],
  // The shop is behind an https proxy that its settings don't mention.
  ['http://gloves.example', 'https://gloves.example', true],
  ['http://gloves.example', 'http://gloves.example', true],
  ['http://gloves.example:8080', 'https://gloves.example', false],
  ['http://gloves.example', 'https://gloves.example.evil.example', false],
  ['http://gloves.example', 'null', false],
])(
  'a shop at %s answers a call from %s: %s',
  async ([publicAddress, origin]) => (await statusOf(publicAddress, origin)) === ACCEPTED,
);
