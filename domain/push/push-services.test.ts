import { expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';
import { isPushAddress } from './push-services';

inputs([
  'https://fcm.googleapis.com/fcm/send/dTn3:APA91b',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://wns2-by3p.notify.windows.com/w/?token=BQYAAAD',
  'https://web.push.apple.com/QNaBAC',
])('%s is a push service', (address) => isPushAddress(address), true);

inputs([
  'http://fcm.googleapis.com/fcm/send/x',
  'https://fcm.googleapis.com:8443/fcm/send/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com.example/x',
  'https://notfcm.googleapis.com.evil/x',
  'https://xpush.apple.com/x',
  'https://someone@web.push.apple.com/x',
  'https://web.push.apple.com@127.0.0.1/x',
  'https://127.0.0.1\\\\.web.push.apple.com/x',
  'https://127.0.0.1#.push.apple.com/x',
  'https://web.push.apple.com/x\ny',
  ' https://web.push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://10.0.0.1/x',
  'https://push.example/x',
  'file:///etc/passwd',
  'nothing',
  '',
])("%s isn't a push service", (address) => isPushAddress(address), false);

it("allows the operator's own service, at its own port only", () => {
  const own = 'http://127.0.0.1:4400';
  expect(isPushAddress('http://127.0.0.1:4400/send/x', own)).toBe(true);
  expect(isPushAddress('http://127.0.0.1:4401/send/x', own)).toBe(false);
  expect(isPushAddress('https://127.0.0.1:4400/send/x', own)).toBe(false);
});
