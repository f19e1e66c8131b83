import { cases } from '#domain/testing/cases';
import { nextBackup } from './backup-times';

cases([
  [new Date(2026, 0, 31, 2, 0), new Date(2026, 0, 31, 3, 15)],
  [new Date(2026, 0, 31, 3, 15), new Date(2026, 1, 1, 3, 15)],
  [new Date(2026, 0, 31, 23, 59), new Date(2026, 1, 1, 3, 15)],
])('after %s, the next backup is at %s (rule 24.1)', ([after]) => nextBackup('03:15', after));
