import { cases } from '#domain/testing/cases';
import { deviceName } from './device-name';

const LIKE = 'AppleWebKit/537.36 (KHTML, like Gecko)';

cases([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE} Chrome/140.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0) ${LIKE} Chrome/140.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${LIKE} Chrome/140.0 Mobile Safari/537.36`, 'Chrome on Android'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['curl/8.0', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%j is %s', ([userAgent]) => deviceName(userAgent));
