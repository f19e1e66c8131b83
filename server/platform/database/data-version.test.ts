import { cases } from '#domain/testing/cases';
import { isNewer } from './data-version';

cases([
  ['1.0.0', '0.1.0', true],
  ['0.10.0', '0.9.9', true],
  ['1.2.10', '1.2.9', true],
  ['10.0.0', '9.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '0.10.0', false],
  ['1.0.0', '1.0.0-beta.2', true],
  ['1.0.0-beta.2', '1.0.0', false],
  ['1.0.0-beta.10', '1.0.0-beta.2', true],
  ['1.0.1-beta', '1.0.0', true],
  ['1.0.0+build.7', '1.0.0', false],
])('isNewer(%s, %s) is %s', ([version, than]) => isNewer(version, than));
