import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rawSend, statusOf } from '../raw-socket';
import { type Attacked, freshAddress, tally } from './attacked';

const JSON_TYPE = 'Content-Type: application/json';
const FIND = 'POST /api/orders/find HTTP/1.1';
const LARGE = 50 * 1024 * 1024;

/** Requests with a wrong length, without an end, or with a huge decompressed body. */
export function attackBodies(at: () => Attacked): void {
  describe('18: slow bodies', () => {
    const sendLines = (lines: string[], body = '') =>
      rawSend(at().servers.one.url, {
        head: [...lines.slice(0, 1), 'Host: shop.example', ...lines.slice(1)],
        body,
      });
    const post = (body: Uint8Array | string, headers: Record<string, string>) =>
      fetch(`${at().servers.one.url}/api/orders/find`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': freshAddress(), ...headers },
        body: typeof body === 'string' ? body : new Uint8Array(body),
      });

    it.each([
      ['two lengths', ['Content-Length: 2', 'Content-Length: 40'], '{}'],
      [
        'a length and pieces',
        ['Content-Length: 5', 'Transfer-Encoding: chunked'],
        '0\r\n\r\nGET /admin HTTP/1.1\r\n\r\n',
      ],
      ['a length below nothing', ['Content-Length: -1'], '{}'],
      ['a list of lengths', ['Content-Length: 2, 2'], '{}'],
      ['pieces by another name', ['Transfer-Encoding: xchunked'], '{}'],
      ['a space before the colon', ['Transfer-Encoding : chunked'], '0\r\n\r\n'],
      [
        'a remark of 30 kB on a piece',
        ['Transfer-Encoding: chunked'],
        `2;${'a'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`,
      ],
      ['a head of 20 kB', [`X-Long: ${'a'.repeat(20_000)}`, 'Content-Length: 2'], '{}'],
    ])('get one answer and a closed connection for %s', async (_what, lines, body) => {
      const answer = await sendLines([FIND, JSON_TYPE, ...lines], body);
      expect([400, 413, 431]).toContain(statusOf(answer));
      expect([answer.isClosed, answer.received.match(/HTTP\/1\.1 \d/g)]).toEqual([true, ['HTTP/1.1 4']]);
    });

    it.each([
      'POST /api/orders/find',
      'POST /order',
      'POST /api/orders',
      'POST /api/questions',
      'POST /api/paypal/webhook',
      'POST /api/easypost/webhook',
      'PATCH /api/customer/me',
    ])('are refused at 50 MB before they are read by %s', async (call) => {
      for (const more of [[], ['Expect: 100-continue']]) {
        const answer = await sendLines(
          [`${call} HTTP/1.1`, JSON_TYPE, `Content-Length: ${LARGE}`, ...more],
          '{',
        );
        expect([
          answer.received.replace('HTTP/1.1 100 Continue\r\n\r\n', '').slice(9, 12),
          answer.isClosed,
        ]).toEqual(['413', true]);
      }
    });

    it.each([
      ['50 MB packed into 50 kB', gzipSync(Buffer.alloc(LARGE, ' ')), { 'Content-Encoding': 'gzip' }, 413],
      ['what is not packed as it says', 'x', { 'Content-Encoding': 'br' }, 400],
      ['a hundred thousand brackets', '['.repeat(100_000), {}, 400],
      ['UTF-7', '{}', { 'Content-Type': 'application/json; charset=utf-7' }, 400],
      ['XML', '<x/>', { 'Content-Type': 'application/xml' }, 415],
    ])('are refused for %s', async (_what, body, headers, status) => {
      expect((await post(body, headers)).status).toBe(status);
    });

    it('block nobody when two hundred requests never end', async () => {
      const { hostname, port } = new URL(at().servers.one.url);
      const starts = [
        'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
        `${FIND}\r\nHost: x\r\n${JSON_TYPE}\r\nContent-Length: 1000\r\n\r\n{`,
        `${FIND}\r\nHost: x\r\n${JSON_TYPE}\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
        'PUT /api/objects/uploads/x HTTP/1.1\r\nHost: x\r\nContent-Type: image/png\r\nContent-Length: 9000\r\n\r\n',
      ];
      const sockets = Array.from({ length: 200 }, (_, n) => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        socket.write(starts[n % starts.length] ?? '');
        return socket;
      });
      const requests = Array.from({ length: 10 }, () => fetch(`${at().servers.one.url}/api/services`));
      expect(tally(await Promise.all(requests))).toEqual({ 200: 10 });
      for (const socket of sockets) socket.destroy();
    });
  });
}
