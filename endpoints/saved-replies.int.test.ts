import { describe, expect, it } from 'vitest';
import { clientWith, ownerClient } from '#server/testing/client';
import { deliver, emptyMailbox } from '#server/testing/deliver';
import { makeCustomer } from '#server/testing/factories';
import { testShop } from '#server/testing/test-shop';

const shop = await testShop();
const owner = await ownerClient(shop);
const anyone = clientWith(shop);
const SETTINGS = '/api/admin/shop-settings';
const save = (...savedReplies: { name: string; text: string }[]) =>
  owner('PATCH', SETTINGS, { savedReplies });

describe('saved replies', () => {
  it('33.8: are kept in Shop settings, with their placeholders', async () => {
    expect((await owner('GET', '/api/saved-replies')).body).toEqual([]);
    const replies = [
      { name: 'Ready', text: 'Hi {first name}, order {order} will be ready {ready}.' },
      { name: 'Braces', text: 'A brace { alone stays.' },
    ];
    expect((await save(...replies)).status).toBe(200);
    expect((await owner('GET', '/api/saved-replies')).body).toEqual(replies);
    expect((await anyone('GET', '/api/saved-replies')).status).toBe(401);
  });

  it('33.8: with another placeholder are refused, with the list of those that work', async () => {
    const { status, body } = await save({ name: 'Wrong', text: 'Hi {name}' });
    expect([status, body]).toMatchObject([
      400,
      {
        errors: {
          'savedReplies.0.text': "{name} doesn't work here. Use {first name}, {order}, or {ready}.",
        },
      },
    ]);
    const twice = await save({ name: 'Same', text: 'One' }, { name: 'Same', text: 'Two' });
    expect(twice.body).toMatchObject({ errors: { 'savedReplies.1.name': 'Another reply has this name' } });
  });
});

describe('placeholders in a message to many', () => {
  it("33.10: become each customer's first name, once, and as text", async () => {
    const named = await makeCustomer(shop.payload, { name: 'Robin Catcher' });
    const odd = await makeCustomer(shop.payload, { name: '<b>{first name}</b>' });
    await emptyMailbox(shop);
    const message = 'Dear {first name}, {this} & <i>that</i>.';
    const body = { customerIds: [named.id, odd.id], subject: 'News', message };
    expect((await owner('POST', '/api/messages/send', body)).body).toEqual({ sent: 2, failed: 0 });
    const emails = await deliver(shop);
    const textTo = (to: string) => emails.find((email) => email.to === to && email.subject === 'News')?.text;
    expect(textTo(named.email)).toContain('Dear Robin, {this} & <i>that</i>.');
    expect(textTo(odd.email)).toContain('Dear there, {this} & <i>that</i>.');
  });

  it.each(['order', 'ready'])('33.10: {%s} is refused', async (name) => {
    const { id } = await makeCustomer(shop.payload);
    const body = { customerIds: [id], subject: 'News', message: `About {${name}}` };
    const { status, body: refused } = await owner('POST', '/api/messages/send', body);
    expect([status, refused]).toMatchObject([
      400,
      { errors: { message: `{${name}} doesn't work here. Use {first name}.` } },
    ]);
  });
});
