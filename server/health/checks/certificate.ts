import { connect, type DetailedPeerCertificate, type TLSSocket } from 'node:tls';
import type { Finding } from '#domain/health/health-checks';
import { type Env, isHttps, siteUrl } from '#server/platform/environment/env';
import { type Check, off, ok, red, warning } from '../check';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Certificates are usually renewed a month before they expire. */
const RENEWED_DAYS = 20;
const LAST_DAYS = 7;
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

export function certificateFinding(host: string, { validTo, problem }: Presented, now: Date): Finding {
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS);
  if (days < 0) return red(`The certificate for ${host} has expired.`, WHAT_TO_DO);
  if (problem) return red(`Browsers don't trust the certificate for ${host}: ${problem}.`, WHAT_TO_DO);
  const found = `The certificate for ${host} is good for ${days} more days.`;
  if (days < LAST_DAYS) return red(found, WHAT_TO_DO);
  return days < RENEWED_DAYS ? warning(found, WHAT_TO_DO) : ok(found);
}

interface Presented {
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
      if (!peer.valid_to) return end(null);
      const { authorizationError } = socket;
      end({
        validTo: new Date(peer.valid_to),
        problem: authorizationError ? String(authorizationError) : null,
      });
    });
    socket.on('timeout', () => end(null));
    socket.on('error', () => end(null));
  });
}
