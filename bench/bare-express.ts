import express from 'express';
import { z } from 'zod';

const [source = ''] = process.argv.slice(2);
const answer = await fetch(source, { headers: { 'Accept-Encoding': 'identity' } });
const body = await answer.text();
const type = answer.headers.get('content-type') ?? 'json';

const app = express();
app.get('/', (_req, res) => {
  res.type(type).send(body);
});
const server = app.listen(0, '127.0.0.1', () => {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  process.send?.({ url: `http://127.0.0.1:${port}/` });
});
