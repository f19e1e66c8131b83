import express from 'express';
import { z } from 'zod';
import { answerUsage } from './processes';

/** What Express alone costs: the same bytes, nothing around them. */
const [source = ''] = process.argv.slice(2);
const body = await (await fetch(source)).text();

const app = express();
app.get('/', (_req, res) => {
  res.type('json').send(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  process.send?.({ url: `http://127.0.0.1:${port}/` });
});
answerUsage();
