import { MESSAGE_MAX } from '../orders/order-events';

/** The longest full text that's kept. */
export const FULL_TEXT_MAX = 100_000;

const NAME_MAX = 100;

// Control characters, and those that turn the reading direction. Emoji need the joiners.
const UNSEEN = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;

/** Text from outside as plain text: no control characters, and at most one blank line in a row. */
export function plainText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(/[ \t\u00a0]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

export interface ReplyText {
  /** What's shown, in at most as many characters as a message may have. */
  text: string;
  fullText: string;
}

/** Starts a forwarded email: '---------- Forwarded message ---------', in any language. */
const FORWARDED = /^-{5,} .{3,60} -{5,}$/m;

/** What's left above a quote in languages that the reply parser doesn't know, of pictures, and of lines between parts. */
const LEFTOVERS = [/^.*<[^\s<>]+@[^\s<>]+>.*[:：]$/gm, /^\[(?:https?|cid):[^\]\s]*\]$/gm, /^[-_]{10,}$/gm];

/** A reply without what the reply parser overlooks. */
function newText(reply: string): string {
  const [before = ''] = plainText(reply).split(FORWARDED);
  return plainText(LEFTOVERS.reduce((text, leftover) => text.replaceAll(leftover, ''), before));
}

interface Written {
  text: string;
  /** Without quotes and signatures. */
  reply: string;
  hasPhotos: boolean;
}

/** What a reply says, and all of it (rule 32.4). Without photos it says something, so then quotes are shown, too. */
export function replyText({ text, reply, hasPhotos }: Written): ReplyText {
  const fullText = plainText(text).slice(0, FULL_TEXT_MAX);
  const shown = newText(reply) || (hasPhotos ? '' : fullText);
  return { text: shown.length > MESSAGE_MAX ? `${shown.slice(0, MESSAGE_MAX - 1)}…` : shown, fullText };
}

/** An attachment's name without folders and unseen characters. */
export function fileName(name: string | null): string {
  const last =
    plainText(name ?? '')
      .split(/[\\/\n]/)
      .at(-1) ?? '';
  return last.slice(0, NAME_MAX) || 'unnamed';
}
