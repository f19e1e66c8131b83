import type { AuthStrategy, Payload } from 'payload';
import { adminToken } from '#server/accounts/admin-session';
import { readSession } from '#server/accounts/session';

/**
 * How Payload knows who asks: by the shop's sessions (decision 013). The editor hears the token in a header, from the guard
 * that has checked it.
 */
export const sessionStrategy: AuthStrategy = {
  name: 'shop-session',
  authenticate: async ({ headers, payload }) => {
    const [, given] = /^JWT (.+)$/.exec(headers.get('Authorization') ?? '') ?? [];
    const token = given ?? adminToken(payload, headers.get('Cookie') ?? undefined);
    const user = token ? await readSession(payload, token) : null;
    return { user: user && { ...user, _strategy: 'shop-session' } };
  },
};

/** Takes Payload's own strategy away: whoever had the shop's secret could sign tokens for it. */
export function trustSessionsAlone(payload: Payload): void {
  payload.authStrategies = [sessionStrategy];
}
