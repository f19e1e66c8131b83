import { MESSAGE_MAX } from '../orders/order-events';

export const FULL_TEXT_MAX = 100_000;

const NAME_MAX = 100;

// Control characters, and those that switch the reading direction. Emoji need the joiners.
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

// The patterns here try each character a few times at most, because everyone waits while a text is cleaned.
const SPACES_AT_END = /(?<![ \t\u00a0])[ \t\u00a0]+$/gm;

/** Cleans outside text: plain text without control characters, and at most one blank line in a row. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(SPACES_AT_END, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Cuts a text, but never in the middle of an emoji. */
export const cutText = (text: string, max: number) => text.slice(0, max).replace(/\p{Surrogate}$/u, '');

export interface ReplyText {
  text: string;
  fullText: string;
}

/** Matches the line above a forwarded email in any language: '---------- Forwarded message ---------'. */
const FORWARDED = /^-{5,} .{3,60} -{5,}$/m;

/** What the reply parser leaves behind: the line above a quote in languages it doesn't know, image placeholders, and separator lines. */
const LEFTOVERS = [
  /^(?=.*[:：]$).*<[^\s<>@]+@[^\s<>]+>.*$/gm,
  /^\[(?:https?|cid):[^\]\s]*\]$/gm,
  /^[-_]{10,}$/gm,
];

function newText(reply: string): string {
  const [before = ''] = plainText(reply).split(FORWARDED);
  return plainText(LEFTOVERS.reduce((text, leftover) => text.replaceAll(leftover, ''), before));
}

interface Written {
  text: string;
  /** The reply without quotes and signatures. */
  reply: string;
  hasPhotos: boolean;
}

/** A reply's new and full text (rule 32.4). Without text or photos of its own, it keeps its quotes. */
export function replyText({ text, reply, hasPhotos }: Written): ReplyText {
  const fullText = cutText(plainText(text), FULL_TEXT_MAX);
  const shown = newText(reply) || (hasPhotos ? '' : fullText);
  return { text: shown.length > MESSAGE_MAX ? `${cutText(shown, MESSAGE_MAX - 1)}…` : shown, fullText };
}

/** Cleans an attachment's name: no folders and no invisible characters. */
export function fileName(name: string | null): string {
  const last =
    plainText(name ?? '')
      .split(/[\\/\n]/)
      .at(-1) ?? '';
  return cutText(last, NAME_MAX) || 'unnamed';
}
