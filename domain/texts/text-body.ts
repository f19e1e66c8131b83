import { PAGES } from '../pages/pages';
import { SHOP_NAME } from '../words/shop-words';
import type { TextKind } from './text';

/** Characters that take one septet in GSM-7 (GSM 03.38), without the escape character. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Characters that take two septets in GSM-7. */
const EXTENDED = '^{}\\[~]|€';

const SEPTETS = new Map([
  ...[...BASIC].map((letter) => [letter, 1] as const),
  ...[...EXTENDED].map((letter) => [letter, 2] as const),
]);

/** The most septets in one message. A longer text is sent as two. */
export const TEXT_MAX = 160;

/** How many septets a text takes. One character outside GSM-7 makes any text too long. */
export function septetsOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (SEPTETS.get(letter) ?? TEXT_MAX + 1), 0);
}

const SPELLED: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '‛': "'",
  '′': "'",
  '`': "'",
  '´': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': '-',
  '−': '-',
  '•': '-',
  '·': '-',
  '…': '...',
  '×': 'x',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  œ: 'oe',
  Œ: 'OE',
  þ: 'th',
  Þ: 'Th',
};

/** Converts a line to GSM-7 and drops characters it doesn't have. */
export function toGsm7(line: string): string {
  const spelled = [...line.replaceAll(/\s+/g, ' ')].map((letter) => {
    if (SEPTETS.has(letter)) return letter;
    const plain = SPELLED[letter] ?? letter.normalize('NFKD');
    return [...plain].filter((part) => SEPTETS.has(part)).join('');
  });
  return spelled.join('').replaceAll(/\s+/g, ' ').trim();
}

function cutTo(text: string, septets: number): string {
  let left = septets;
  const kept = [...text].filter((letter) => {
    left -= septetsOf(letter);
    return left >= 0;
  });
  return kept.length === [...text].length ? text : kept.join('').trim();
}

/** The words of each text. The shop's name comes before them, and the link after them. */
const WORDS: Readonly<Record<TextKind, Readonly<Record<'one' | 'many', string>>>> = {
  received: { one: 'Your glove is here.', many: 'Your gloves are here.' },
  'extra-work': { one: 'We found something. OK to fix it?', many: 'We found something. OK to fix it?' },
  shipped: { one: 'Your glove is on its way back.', many: 'Your gloves are on the way back.' },
};
const READY = { one: 'Your glove is ready to pick up.', many: 'Your gloves are ready to pick up.' } as const;

export const STOP_NOTE = 'Reply STOP to opt out';

interface TextFacts {
  kind: TextKind;
  shopName: string;
  gloves: number;
  /** Whether the glove is picked up instead of shipped. */
  isPickedUp: boolean;
  isFirst: boolean;
  link: string;
}

/** A text of at most 160 GSM-7 characters: its fixed words and link, and as much of the shop's name as fits (rule 34.5). */
export function textBody({ kind, shopName, gloves, isPickedUp, isFirst, link }: TextFacts): string {
  const { one, many } = kind === 'shipped' && isPickedUp ? READY : WORDS[kind];
  const rest = `: ${gloves > 1 ? many : one} ${link}${isFirst ? ` ${STOP_NOTE}` : ''}`;
  const room = TEXT_MAX - septetsOf(rest);
  if (room < NAME_ROOM) throw new Error(`a link of ${septetsOf(link)} characters doesn't fit a text`);
  return `${cutTo(toGsm7(shopName) || SHOP_NAME, room)}${rest}`;
}

/** The least room for the shop's name, in septets. */
const NAME_ROOM = 8;

const longest = Math.max(
  ...[...Object.values(WORDS), READY].flatMap(({ one, many }) => [septetsOf(one), septetsOf(many)]),
);
const TOKEN_LENGTH = 46;
const PATH_ROOM = PAGES.track.length + 1 + TOKEN_LENGTH;

/** The longest site URL whose links still fit into texts, in characters. */
export const SITE_URL_MAX = TEXT_MAX - NAME_ROOM - septetsOf(`:   ${STOP_NOTE}`) - longest - PATH_ROOM;
