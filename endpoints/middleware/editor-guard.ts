import type { RequestHandler } from 'express';
import { z } from 'zod';
import { MESSAGES } from '#domain/messages';
import { EDITOR_PATH } from '#domain/pages';
import { ShopError } from '#server/errors/shop-error';
import { editorPath } from './editor-path';

const CUSTOMER_SIGN_IN = new RegExp(
  `^${EDITOR_PATH}/api/customers/(login|logout|me|refresh-token|forgot-password|reset-password|verify|unlock|first-register|init)(/|$)`,
  'i',
);

const FIRST_USER = `${EDITOR_PATH}/create-first-user`;

const ownerToken = z.object({ collection: z.literal('admins') });

/**
 * Keeps customers out of the editor and its REST interface: they sign in through the shop's own calls alone, and a
 * session of theirs counts for nothing there. Payload checks signature and expiry of what is let through.
 */
export const editorGuard: RequestHandler = (req, res, next) => {
  const path = editorPath(req);
  if (CUSTOMER_SIGN_IN.test(path)) throw new ShopError('not-found', MESSAGES.notFound);
  // The owner's account is made at every start, so there is never a first one to create.
  if (path === FIRST_USER) {
    res.redirect(EDITOR_PATH);
    return;
  }
  delete req.headers.authorization;
  if (sessionTokens(req.headers.cookie).some((token) => !isOwnerToken(token))) delete req.headers.cookie;
  next();
};

/** Every session token that Payload might find among the cookies. */
function sessionTokens(cookie = ''): string[] {
  return cookie.split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() === 'payload-token' ? [value.join('=').trim()] : [];
  });
}

function isOwnerToken(token: string): boolean {
  try {
    const [, claims = ''] = token.split('.');
    return ownerToken.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString())).success;
  } catch {
    return false;
  }
}
