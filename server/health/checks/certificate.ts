import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls';
import type { Finding } from '#domain/health/health-checks';
import { spanText } from '#domain/health/health-words';
import { DAY_MS } from '#domain/wire/durations';
import { type Env, isHttps, siteUrl } from '#server/platform/environment/env';
import { type Check, off, ok, red, warning } from '../check';

/** The time left, in days, when a certificate should have been renewed, and when that's urgent. */
const RENEWED_DAYS = 20;
const LAST_DAYS = 7;
/** These are right for 90 days. Shorter certificates are renewed later, usually in the last third of their life. */
const USUAL_DAYS = 90;
const PATIENCE_MS = 5000;

const WHAT_TO_DO = 'Look in the log of the program that renews it, for example Caddy or certbot.';

export const certificate: Check = {
  isSlow: true,
  run: ({ settings, now }) => findCertificate(settings, now),
};

/** Connects to the shop's public address and checks its certificate. */
export async function findCertificate(settings: Env, now: Date): Promise<Finding> {
  if (!isHttps(settings)) return off("The shop isn't on https.");
  const { hostname, port } = new URL(siteUrl(settings));
  const presented = await certificateOf(hostname, Number(port || 443));
  if (presented) return certificateFinding(hostname, presented, now);
  return warning(
    `${hostname} doesn't answer from here.`,
    "Open the shop in a browser. If it works there, this server can't reach its own address, and you can ignore this.",
  );
}

export function certificateFinding(
  host: string,
  { validFrom, validTo, problem }: Presented,
  now: Date,
): Finding {
  const leftMs = validTo.getTime() - now.getTime();
  if (leftMs < 0) return red(`The certificate for ${host} has expired.`, WHAT_TO_DO);
  if (problem) return red(`Browsers don't trust the certificate for ${host}: ${problem}.`, WHAT_TO_DO);
  const found = `The certificate for ${host} is good for another ${spanText(leftMs)}.`;
  const lifeDays = (validTo.getTime() - validFrom.getTime()) / DAY_MS;
  const days = (leftMs / DAY_MS) * Math.max(1, USUAL_DAYS / lifeDays);
  if (days < LAST_DAYS) return red(found, WHAT_TO_DO);
  return days < RENEWED_DAYS ? warning(found, WHAT_TO_DO) : ok(found);
}

interface Presented {
  validFrom: Date;
  validTo: Date;
  problem: string | null;
}

/** The certificate a server presents, or null if it doesn't answer. */
function certificateOf(host: string, port: number): Promise<Presented | null> {
  return new Promise((resolve) => {
    // An untrusted certificate is what we want to find out, so the connection isn't refused. Nothing is sent over it.
    const socket: TLSSocket = connect({
      host,
      port,
      servername: host,
      rejectUnauthorized: false,
      timeout: PATIENCE_MS,
    });
    const end = (presented: Presented | null) => {
      socket.destroy();
      resolve(presented);
    };
    socket.on('secureConnect', () => {
      const peer: Partial<DetailedPeerCertificate> = socket.getPeerCertificate(true);
      if (!peer.valid_from || !peer.valid_to) return end(null);
      const { authorizationError } = socket;
      end({
        validFrom: new Date(peer.valid_from),
        validTo: new Date(peer.valid_to),
        problem: authorizationError ? String(authorizationError) : null,
      });
    });
    socket.on('timeout', () => end(null));
    socket.on('error', () => end(null));
  });
}
