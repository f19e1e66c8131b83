import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#domain/api-calls/limit-table';
import { trackView } from '#domain/orders/track-contract';
import { unsubscribeToken } from '#server/mailing-list/mailing-list';
import { makeCustomer } from '../factories';
import { PROGRAM_ADMIN } from '../program';
import { rawCall } from '../raw-call';
import { type Attacked, callShop, placeGuestOrder, tally } from './attacked';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const HOSTILE = [
  '<script>alert(1)</script><img src=x onerror=alert(2)>',
  '</p></td></table><style>*{display:none}</style>',
  '.\r\nSubject: You won\r\nBcc: eve@attack.example\r\n\r\nClaim it at evil.example',
].join('\n');

const bytesOf = (token: string) => Buffer.from(token, 'base64url');

/** Questions before an order and messages on one: which mailbox and thread they reach. */
export function attackQuestions(at: () => Attacked): void {
  describe('14: questions and messages', () => {
    let mine: { id: string; token: string };
    let other: { id: string; token: string };
    beforeAll(async () => {
      [mine, other] = [await placeGuestOrder(at()), await placeGuestOrder(at())];
    });
    const ask = (body: object) =>
      callShop(at(), 'POST', '/api/questions', { text: 'Can you mend it?', photos: [], ...body });
    const write = (token: string, body: object, headers = {}) =>
      callShop(at(), 'POST', `/api/track/${token}/messages`, body, headers);
    const emailsTo = (email: string) =>
      at().servers.mailServer.delivered.filter(({ recipients }) => recipients.includes(email));
    const messagesOf = async (token: string) =>
      trackView.parse((await callShop(at(), 'GET', `/api/track/${token}`)).body).messages;

    it.each([
      'eve@attack.example\r\nBcc: all@attack.example',
      'eve@attack.example,all@attack.example',
      'Eve <eve@attack.example>',
      '=?utf-8?q?eve?=@attack.example',
      'eve@localhost',
      ['eve@attack.example'],
    ])('rejects a question from %j', async (email) => {
      expect((await ask({ email })).status).toBe(400);
    });

    it.each([
      ['https://evil.example/x.png'],
      ['//evil.example/x.png'],
      ['javascript:alert(1)'],
      ['data:image/png;base64,AAAA'],
      ['/media/../cms/login'],
      ['/media/thumbs/x.webp'],
      [`/media/${randomUUID()}.webp`],
      Array.from({ length: 6 }, () => `/media/${randomUUID()}.webp`),
    ])('rejects a question with the photo %j', async (...photos) => {
      expect((await ask({ email: 'eve@attack.example', photos })).status).toBe(400);
    });

    it.each([
      '',
      ' \n ',
      '\0',
      '\u200b\u2060',
      '\u202e\u202c',
      '\u200d\u200d',
      'a'.repeat(2001),
      ['x'],
      { $ne: '' },
      null,
    ])('rejects the invisible or invalid text %j as a message and as a question', async (text) => {
      expect((await ask({ email: 'eve@attack.example', text })).status).toBe(400);
      expect((await write(mine.token, { text })).status).toBe(400);
    });

    it.each([
      ['customerName', '\u200b\u200b\u200b'],
      ['customerName', '\u202e\u202c\u0007\u001b'],
      ['customerPhone', '\u2060'.repeat(12)],
    ])('rejects an order with an invisible %s: %j', async (field, value) => {
      const items = [{ serviceId: at().serviceId, gloveDetails: 'A 12 inch infield glove' }];
      const body = {
        customerName: 'Robin',
        customerPhone: '555 010 2030',
        customerEmail: 'eve@attack.example',
      };
      const rest = { deliveryMethod: 'dropoff', paymentMethod: 'pay_in_person', discountCode: null, items };
      expect((await callShop(at(), 'POST', '/api/orders', { ...body, ...rest, [field]: value })).status).toBe(
        400,
      );
    });

    it('shows the owner a question as plain text, and quotes none of it to the sender', async () => {
      const email = `asker-${randomUUID()}@attack.example`;
      expect((await ask({ email, text: HOSTILE })).status).toBe(201);
      const toOwner = () => emailsTo(PROGRAM_ADMIN.email).filter(({ subject }) => subject.includes(email));
      await expect.poll(() => [toOwner().length, emailsTo(email).length]).toEqual([1, 1]);
      const [received] = toOwner();
      expect(received?.headers.get('reply-to')).toBe(email);
      expect([received?.headers.has('bcc'), received?.recipients]).toEqual([false, [PROGRAM_ADMIN.email]]);
      expect(received?.text).toContain('<script>alert(1)</script>');
      expect(received?.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(received?.html).not.toMatch(/<script|<img src=x|<style>\*|<\/p><\/td><\/table>&lt;style/);
      for (const { subject, text, html } of emailsTo(email)) {
        expect(subject).toBe('We have your question');
        expect(`${text}${html}`).not.toMatch(/alert|evil|you won/i);
      }
    });

    it('puts a name with control characters on one plain subject line', async () => {
      const customerName = '\u202eRobin\u2066 Eve\r\nBcc: eve@attack.example\u0007 =?utf-8?q?You_won?=';
      const { id, token } = await placeGuestOrder(at(), { customerName });
      await write(token, { text: 'Hello' });
      const number = id.slice(0, 8).toUpperCase();
      const subjects = () =>
        emailsTo(PROGRAM_ADMIN.email)
          .map(({ subject }) => subject)
          .filter((subject) => subject.includes(number));
      const plain = 'Robin Eve Bcc: eve@attack.example = ?utf-8?q?You_won?=';
      await expect.poll(subjects).toContain(`${plain} sent a message about order ${number}`);
      for (const subject of subjects()) expect(subject).not.toMatch(/\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u);
      expect(emailsTo('eve@attack.example').filter(({ subject }) => subject.includes(number))).toEqual([]);
    });

    it('keeps messages in their own thread, from the customer, and once per key', async () => {
      const key = { 'Idempotency-Key': randomUUID() };
      const forged = {
        text: 'first',
        orderId: other.id,
        from: 'shop',
        kind: 'note',
        actor: { role: 'owner' },
      };
      expect((await write(mine.token, forged, key)).status).toBe(201);
      expect((await write(other.token, { text: 'second' }, key)).status).toBe(201);
      expect((await write(mine.token, { text: 'third' }, key)).status).toBe(201);
      const texts = async (token: string) => (await messagesOf(token)).map(({ from, text }) => [from, text]);
      expect(await texts(mine.token)).toEqual([['customer', 'first']]);
      expect(await texts(other.token)).toEqual([['customer', 'second']]);
    });

    it('counts thirty messages at once as one sender, however the link is spelled', async () => {
      const { token } = await placeGuestOrder(at());
      // The token's last letter has spare bits, so several spellings decode to the same value.
      const spellings = [...LETTERS].map((last) => token.slice(0, -1) + last);
      const opened = spellings.filter((spelling) => bytesOf(spelling).equals(bytesOf(token)));
      const sent = Array.from({ length: 30 }, (_, n) =>
        write(opened[n % opened.length] ?? '', { text: 'Again' }),
      );
      expect(tally(await Promise.all(sent))).toEqual({ 201: LIMITS['message-order'].times, 429: 20 });
    });

    it("unsubscribes only the token's customer, and only by POST", async () => {
      const { url } = at().servers.one;
      const { payload } = at().servers;
      const customer = await makeCustomer(payload, { mailingListOptIn: true });
      const otherCustomer = await makeCustomer(payload);
      const token = unsubscribeToken(payload.secret, customer.id);
      const otherToken = unsubscribeToken(payload.secret, otherCustomer.id);
      const isIn = async () =>
        (await payload.findByID({ collection: 'customers', id: customer.id })).mailingListOptIn;
      for (const method of ['GET', 'HEAD', 'OPTIONS'])
        await rawCall(url, `/api/unsubscribe/${token}`, {}, method);
      const wrong = [
        otherToken,
        `${token}x`,
        token.slice(0, -2),
        customer.id,
        `${customer.id}.`,
        token.replace(customer.id, otherCustomer.id),
      ];
      for (const each of wrong)
        await rawCall(url, `/api/unsubscribe/${encodeURIComponent(each)}`, {}, 'POST');
      expect(await isIn()).toBe(true);
      await rawCall(url, `/api/unsubscribe/${token}`, {}, 'POST');
      expect(await isIn()).toBe(false);
    });
  });
}
