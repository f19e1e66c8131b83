import type { Finding } from '#domain/health/health-checks';
import { type Env, isHttps, isLocal, TRIAL_SECRET } from '#server/platform/environment/env';
import { type Check, ok, red, warning } from '../check';

interface Conflict {
  isRed?: true;
  found: string;
  todo: string;
}

/** Finds settings that are valid but conflict, or aren't safe on the open internet. */
function conflictsIn(settings: Env): Conflict[] {
  const { HOST, SITE_URL, SMTP_URL, TRUST_PROXY, MAIL_FROM, PAYPAL_CLIENT_ID, PAYPAL_ENVIRONMENT } = settings;
  const isPublic = SITE_URL !== undefined && !isLocal(settings);
  const listensHere = HOST === 'localhost' || HOST === '127.0.0.1' || HOST === '::1';
  const conflicts: (Conflict | false)[] = [
    settings.PAYLOAD_SECRET === TRIAL_SECRET && {
      found: 'PAYLOAD_SECRET is the public trial secret.',
      todo: 'Choose your own PAYLOAD_SECRET (docs/operate.md, Secrets).',
    },
    settings.PAYLOAD_SECRET_OLD !== undefined && {
      found: 'PAYLOAD_SECRET_OLD is still set.',
      todo: 'Unset PAYLOAD_SECRET_OLD once the old links no longer matter (docs/operate.md, Secrets).',
    },
    settings.RATE_LIMITS === 'off' && {
      isRed: isHttps(settings) || undefined,
      found: 'RATE_LIMITS is off, so passwords can be guessed at any speed.',
      todo: 'Unset RATE_LIMITS.',
    },
    isPublic &&
      !isHttps(settings) && {
        found: 'SITE_URL is http, so passwords travel unencrypted.',
        todo: 'Put a proxy with https in front and change SITE_URL (docs/deploy.md).',
      },
    isHttps(settings) &&
      listensHere &&
      TRUST_PROXY === 0 && {
        found:
          'SITE_URL is https and HOST is this machine, so a proxy is in front, but TRUST_PROXY is 0. All visitors share one limit.',
        todo: 'Set TRUST_PROXY to the number of proxies.',
      },
    !SITE_URL &&
      !listensHere && {
        found: `HOST ${HOST} is open to other machines, but SITE_URL isn't set. Links in emails don't work there.`,
        todo: 'Set SITE_URL.',
      },
    SMTP_URL !== undefined &&
      MAIL_FROM.includes('@glove-shop.example') && {
        found: "MAIL_FROM is the example address, so mail servers refuse the shop's emails.",
        todo: 'Set MAIL_FROM to an address of your own domain.',
      },
    SMTP_URL !== undefined &&
      settings.ADMIN_EMAIL.endsWith('@glove-shop.example') &&
      settings.OWNER_EMAIL === undefined && {
        found: "OWNER_EMAIL isn't set, so emails to you go nowhere unless the shop settings name an address.",
        todo: 'Set OWNER_EMAIL.',
      },
    isHttps(settings) &&
      PAYPAL_CLIENT_ID !== undefined &&
      PAYPAL_ENVIRONMENT === 'sandbox' && {
        found: 'PAYPAL_ENVIRONMENT is sandbox on a shop on https, so orders are paid with test money.',
        todo: 'Set PAYPAL_ENVIRONMENT to live, with the keys for it.',
      },
  ];
  return conflicts.filter((conflict) => conflict !== false);
}

export function settingsFinding(settings: Env): Finding {
  const conflicts = conflictsIn(settings);
  if (conflicts.length === 0) return ok('No conflicts.');
  const found = conflicts.map((conflict) => conflict.found).join(' ');
  const todo = conflicts.map((conflict) => conflict.todo).join(' ');
  return conflicts.some(({ isRed }) => isRed) ? red(found, todo) : warning(found, todo);
}

export const settings: Check = { run: (shop) => settingsFinding(shop.settings) };
