import { z } from 'zod';
import type { Email } from './emails';
import type { Walker } from './walker';

const NEW_EMAIL = 'casey.catcher@walk.example';
const OTHER_PASSWORD = 'third-base-mitt-3';

interface WalkOwnAccount {
  walker: Walker;
  cookie: string;
  email: string;
  password: string;
  emailTo: (address: string, subject: RegExp) => Promise<Email>;
}

const sessions = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }));

/** Makes every call about the customer's own account. Returns the new email, and the secrets that no answer may contain. */
export async function walkOwnAccount({ walker, cookie, email, password, emailTo }: WalkOwnAccount) {
  await walker.make('PATCH /api/customer/me', { cookie, body: { phone: '555 010 2030' } });
  await walker.make('POST /api/customer/login', { body: { email, password } });
  const listed = sessions.parse((await walker.make('GET /api/customer/sessions', { cookie })).json);
  const other = listed.find(({ isCurrent }) => !isCurrent);
  await walker.make('DELETE /api/customer/sessions/:id', { cookie, param: other?.id });
  await walker.make('DELETE /api/customer/sessions', { cookie });
  await walker.make('POST /api/customer/me/password', {
    cookie,
    body: { currentPassword: password, newPassword: OTHER_PASSWORD },
  });
  const body = { email: NEW_EMAIL, password: OTHER_PASSWORD };
  await walker.make('POST /api/customer/me/email', { cookie, body });
  const { text } = await emailTo(NEW_EMAIL, /Confirm your new email/);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  await walker.make('POST /api/customer/confirm-email', { body: { token } });
  await emailTo(email, /Your email was changed/);
  await walker.make('GET /api/customer/me/export', { cookie });
  await walker.make('POST /api/customer/me/erase', {
    cookie,
    body: { password: OTHER_PASSWORD },
    status: 409,
  });
  return { newEmail: NEW_EMAIL, secrets: [token, OTHER_PASSWORD] };
}
