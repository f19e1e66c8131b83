import { createdAnswer } from '#domain/wire/change-answers';
import type { Email } from './emails';
import type { Walker } from './walker';

interface WalkStaff {
  walker: Walker;
  cookie: string;
  emailTo: (address: string, subject: RegExp) => Promise<Email>;
}

/** Makes every call about staff, the audit log, and the shop's health. Returns the secrets that no answer may contain. */
export async function walkStaff({ walker, cookie, emailTo }: WalkStaff): Promise<string[]> {
  const email = 'bo@staff.example';
  const [newPassword, body] = ['stitch-by-stitch', { name: 'Bo Stitch', email, role: 'bench' }];
  const invited = await walker.make('POST /api/staff', { cookie, body });
  await walker.make('POST /api/staff', { cookie, body, status: 409 });
  const { id: param } = createdAnswer.parse(invited.json);
  const { text } = await emailTo(email, /Your account/);
  const token = /token=([\w-]+)/.exec(text)?.[1] ?? '';
  await walker.make('POST /api/admin/invitation', { body: { token, newPassword } });
  await walker.make('POST /api/admin/login', { body: { email, password: newPassword } });
  await walker.make('GET /api/staff', { cookie });
  await walker.make('PATCH /api/staff/:id', { cookie, param, body: { role: 'manager' } });
  await walker.make('POST /api/staff/:id/invitation', { cookie, param });
  await walker.make('DELETE /api/staff/:id', { cookie, param });
  await walker.make('POST /api/admin/exports', { cookie, body: { what: 'orders', count: 1 } });
  await walker.make('GET /api/admin/audit', { cookie, query: '?kind=login&page=1' });
  await walker.make('GET /api/admin/audit', { cookie });
  await walker.make('GET /api/admin/health', { cookie });
  await walker.make('POST /api/admin/health', { cookie, body: {} });
  await walker.make('POST /api/admin/logout', { cookie });
  await walker.make('GET /api/orders', { cookie, status: 401 });
  return [token, newPassword];
}
