import { expect, it } from 'vitest';
import { cases } from '#domain/testing/cases';
import { withoutAddresses } from './log';
import { inLogContext, logContext, noteInLog } from './log-context';
import { framesOf, loggedError } from './logged-error';

const PRIVATE = /private|Jo |Diamond/;

it.each([
  ['Failed query: insert into orders values (?)\nparams: Jo Private,1 Diamond Way', 'Failed query'],
  [
    'E11000 duplicate key error collection: shop.customers index: email_1 dup key: { email: "jo@private.example" }',
    'E11000 duplicate key error collection: shop.customers index: email_1 dup key',
  ],
  [`Unexpected token 'J', "Jo Private" is not valid JSON`, 'not valid JSON'],
  ['connect ECONNREFUSED 127.0.0.1:27017', 'connect ECONNREFUSED 127.0.0.1:27017'],
])('the message of %j is %j in the log (rule 25.5)', (message, logged) => {
  const error = loggedError(new Error(message));
  expect(error.message).toBe(logged);
  expect(error.stack).toContain(`Error: ${logged}\n    at `);
  expect(JSON.stringify(error)).not.toMatch(PRIVATE);
});

it('an error in the log keeps its code and causes, and none of its other properties', () => {
  const cause = Object.assign(new Error('Failed query: x'), { code: 'SQLITE_BUSY', params: ['Jo Private'] });
  const error = Object.assign(new TypeError('broken', { cause }), { req: { body: 'Jo Private' }, data: 1 });
  expect(loggedError(error)).toEqual({
    type: 'TypeError',
    code: undefined,
    message: 'broken',
    stack: expect.stringMatching(/^TypeError: broken\n {4}at .*logged-error\.test\.ts:\d+/),
    cause: expect.objectContaining({ type: 'Error', code: 'SQLITE_BUSY', message: 'Failed query' }),
  });
});

it('a stack has only the lines of code, even if the message looks like one', () => {
  const [first] = framesOf(new Error('x\n    at Jo Private (/home/private/x.ts:1:1)\nmore'));
  expect(first).toMatchObject({ file: 'server/platform/tools/logged-error.test.ts' });
  expect(loggedError('Jo Private')).toEqual({ type: 'string', message: 'not an Error', stack: '' });
});

it('an endless chain of causes is cut off', () => {
  const error = new Error('a');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).length).toBeGreaterThan(0);
});

cases([
  ['{"problem":"550 5.1.1 <jo@private.example>: unknown"}', '{"problem":"550 5.1.1 <(email)>: unknown"}'],
  ['{"msg":"jo.x+y@mail.private.example"}', '{"msg":"(email)"}'],
  // The account stays, so the owner can see which one is under attack.
  [
    '{"address":"1.2.3.4","account":"jo@private.example"}',
    '{"address":"1.2.3.4","account":"jo@private.example"}',
  ],
  ['{"a":"node_modules/@payloadcms/next"}', '{"a":"node_modules/@payloadcms/next"}'],
])('the log line %s has no email address', ([line]) => withoutAddresses(line));

it('work has its own context, which grows as it runs (rule 25.4)', async () => {
  const work = (reqId: string) =>
    inLogContext({ reqId }, async () => {
      await new Promise((resolve) => setTimeout(resolve, 1));
      noteInLog({ orderId: `order of ${reqId}` });
      await new Promise((resolve) => setTimeout(resolve, 1));
      return logContext();
    });
  expect(await Promise.all([work('one'), work('two')])).toEqual([
    { reqId: 'one', orderId: 'order of one' },
    { reqId: 'two', orderId: 'order of two' },
  ]);
  noteInLog({ orderId: 'nobody' });
  expect(logContext()).toEqual({});
});
