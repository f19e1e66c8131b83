import { z } from 'zod';
import { factorSetup, recoveryCodesAnswer } from '#domain/second-factor/factor-contract';
import { passkeyCreationOptions, passkeyRequestOptions } from '#domain/second-factor/passkey-contract';
import { createdAnswer } from '#domain/wire/change-answers';
import { codeOf } from './codes';
import { softPasskey } from './soft-passkey';
import { cookiesOf } from './tokens';
import { newDevice } from './valid-security-bodies';
import type { Walker } from './walker';

interface WalkSecurity {
  walker: Walker;
  owner: string;
  password: string;
}

const sessions = z.array(z.object({ id: z.string(), isCurrent: z.boolean() }));

/** Makes every call about second factors, passkeys, and notifications, and undoes it. Returns the secrets that no other answer may contain. */
export async function walkSecurity({ walker, owner: cookie, password }: WalkSecurity): Promise<string[]> {
  const how = { origin: walker.url };
  await walker.make('POST /api/admin/confirm', { cookie, body: { password } });
  await walker.make('GET /api/admin/2fa', { cookie });
  const setup = await walker.make('POST /api/admin/2fa/setup', { cookie, body: {} });
  const { secret } = factorSetup.parse(setup.json);
  const body = { code: codeOf(secret) };
  await walker.make('POST /api/admin/2fa/enable', { cookie, body });
  await walker.make('POST /api/admin/login', { body: { password } });
  const renewed = await walker.make('POST /api/admin/2fa/recovery-codes', { cookie, body: {} });
  const { recoveryCodes: [code = ''] = [] } = recoveryCodesAnswer.parse(renewed.json);
  await walker.make('POST /api/admin/login', { body: { password, code } });

  const phone = softPasskey();
  const question = await walker.make('POST /api/admin/passkeys/options', { cookie, body: {} });
  const passkey = phone.make(passkeyCreationOptions.parse(question.json), how);
  const added = await walker.make('POST /api/admin/passkeys', { cookie, body: { name: 'Phone', passkey } });
  const { id: param } = createdAnswer.parse(added.json);
  await walker.make('PATCH /api/admin/passkeys/:id', { cookie, param, body: { name: 'Old phone' } });
  await walker.make('GET /api/admin/passkeys', { cookie });
  const login = await walker.make('POST /api/admin/passkeys/login-options', { body: {} });
  const signed = phone.sign(passkeyRequestOptions.parse(login.json), how);
  const signedIn = await walker.make('POST /api/admin/passkeys/login', { body: { passkey: signed } });
  await walker.make('DELETE /api/admin/passkeys/:id', { cookie, param });

  const device = newDevice();
  await walker.make('GET /api/admin/push-devices', { cookie });
  const turnedOn = await walker.make('POST /api/admin/push-devices', { cookie, body: device });
  const { id } = createdAnswer.parse(turnedOn.json);
  const { endpoint, kinds, quiet } = device;
  await walker.make('POST /api/admin/push-devices/current', { cookie, body: { endpoint } });
  await walker.make('PATCH /api/admin/push-devices/:id', { cookie, param: id, body: { kinds, quiet } });
  await walker.make('DELETE /api/admin/push-devices/:id', { cookie, param: id });
  const second = await walker.make('POST /api/admin/push-devices', { cookie, body: newDevice() });
  const { id: tested } = createdAnswer.parse(second.json);
  await walker.make('POST /api/admin/push-devices/:id/test', { cookie, param: tested });

  const listed = sessions.parse((await walker.make('GET /api/admin/sessions', { cookie })).json);
  const other = listed.find(({ isCurrent }) => !isCurrent);
  await walker.make('DELETE /api/admin/sessions/:id', { cookie, param: other?.id });
  await walker.make('DELETE /api/admin/sessions', { cookie });
  await walker.make('POST /api/admin/2fa/disable', { cookie, body: {} });
  return [endpoint, ...cookiesOf(signedIn.headers).map((each) => each.split('=')[1] ?? '')];
}
