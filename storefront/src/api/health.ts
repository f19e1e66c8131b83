import { healthReport } from '#domain/health/health-checks';
import { api } from './client';
import { FRESH, ownersRead, useOwnersChange } from './owners-calls';

const KEY = ['/api', 'admin', 'health'] as const;
const PATH = '/api/admin/health';

/** Always stale, because the shop's health can change at any time. */
export const healthQueries = { report: () => ownersRead(KEY, healthReport, FRESH) };

/** Runs every check now. */
export const useCheckHealth = () => useOwnersChange({ stale: [KEY] }, () => api.post(PATH, {}, healthReport));
