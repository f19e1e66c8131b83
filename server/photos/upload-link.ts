import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { UPLOAD_LINK_MS } from '#domain/photos/photo-limits';
import { documentId } from '#domain/wire/wire';

/** Where the shop takes an upload's bytes itself. */
export const UPLOADS_PATH = '/api/objects/uploads/';

const linkParts = z.object({
  id: documentId,
  /** When the link ends, in seconds since 1970. */
  expires: z.string().regex(/^\d{1,12}$/),
  signature: z.string().max(100),
});
export type LinkParts = z.infer<typeof linkParts>;

/** An upload's path: it says itself until when it counts, and cannot be made without the shop's secret. */
export function uploadLink(id: string, secret: string): string {
  const expires = String(Math.floor((Date.now() + UPLOAD_LINK_MS) / 1000));
  return `${UPLOADS_PATH}${id}?expires=${expires}&signature=${sign({ id, expires, secret })}`;
}

/** The parts of a link that the shop has made, expired or not; null for any other. */
export function readLink(parts: unknown, secret: string): LinkParts | null {
  const link = linkParts.safeParse(parts);
  if (!link.success) return null;
  const expected = Buffer.from(sign({ ...link.data, secret }));
  const given = Buffer.from(link.data.signature);
  return expected.length === given.length && timingSafeEqual(expected, given) ? link.data : null;
}

export function isExpired({ expires }: LinkParts): boolean {
  return Number(expires) * 1000 <= Date.now();
}

function sign({ id, expires, secret }: { id: string; expires: string; secret: string }): string {
  return createHmac('sha256', secret).update(`upload ${id} ${expires}`).digest('base64url');
}
