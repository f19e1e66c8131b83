import type { RecordedHow } from '#domain/orders/paid-how';
import type { Carrier } from './demo-tracking';
import type { GloveKindName } from './pictures/glove-kinds';

export interface DemoGlove {
  service: string;
  lace?: string;
  details: string;
  instructions?: string;
}

/** What else happened to an order, this many days ago. Money is in cents. */
export type Happening = { ago: number } & (
  | { kind: 'note' | 'question' | 'reply'; text: string }
  | { kind: 'finding'; lines: readonly string[]; note?: string }
  | { kind: 'accepted' | 'declined' | 'paid-online' | 'payment-failed' | 'not-paid' }
  | { kind: 'reminded'; isLast?: true }
  | { kind: 'paid'; amount: number; how: RecordedHow }
  | { kind: 'refund'; amount: number | 'all'; how: 'paypal' | RecordedHow; reason: string }
  | { kind: 'canceled'; reason: string }
  /** The date that the owner promised, in days from today. */
  | { kind: 'ready'; inDays: number }
);

export interface DemoOrder {
  by: string;
  ago: number;
  /** After how many days the glove arrived, work started, and it was sent or ready. */
  days: readonly number[];
  /** The carrier that returns it, or how it's paid at pickup. With 'online', it's picked up and already paid. */
  back: Carrier | RecordedHow | 'online';
  gloves: readonly DemoGlove[];
  code?: string;
  photos?: GloveKindName;
  entered?: true;
  instructed?: true;
  unpaid?: true;
  more?: readonly Happening[];
}

const relace = (lace: string, details: string, instructions?: string): DemoGlove => ({
  service: 'Full Glove Relace',
  lace,
  details,
  instructions,
});
const mitt = (lace: string, details: string, instructions?: string): DemoGlove => ({
  service: "Catcher's or First Base Mitt Relace",
  lace,
  details,
  instructions,
});
const web = (lace: string, details: string): DemoGlove => ({ service: 'Web Relace', lace, details });
const fingers = (lace: string, details: string): DemoGlove => ({
  service: 'Finger and Heel Tightening',
  lace,
  details,
});
const patch = (details: string): DemoGlove => ({ service: 'Palm Patch', details });
const seam = (details: string): DemoGlove => ({ service: 'Seam and Binding Repair', details });
const clean = (details: string): DemoGlove => ({ service: 'Clean and Condition', details });
const restore = (details: string, instructions?: string): DemoGlove => ({
  service: 'Full Restoration',
  details,
  instructions,
});
const breakIn = (details: string): DemoGlove => ({ service: 'Glove Break-In', details });

const order = (
  ago: number,
  by: string,
  back: DemoOrder['back'],
  days: readonly number[],
  gloves: readonly DemoGlove[],
  options: Partial<DemoOrder> = {},
): DemoOrder => ({ by, ago, days, back, gloves, ...options });

export const demoOrders: DemoOrder[] = [
  order(
    82,
    'Maya Alvarez',
    'USPS',
    [5, 9, 17],
    [restore('12.75-inch outfield glove from 1998, left-hand throw')],
    {
      photos: 'outfield',
    },
  ),
  order(
    81,
    'Tom Kowalski',
    'cash',
    [3, 6, 12],
    [relace('Tan', '11.5-inch infield glove, I-web'), clean('Old softball glove, very dry leather')],
  ),
  order(80, 'Marcus Reed', 'UPS', [4, 8, 13], [mitt('Black', "33-inch catcher's mitt, used every week")], {
    photos: 'catcher',
  }),
  order(79, 'Greg Hollis', 'card', [3, 5, 9], [breakIn("New 12-inch pitcher's glove, right-hand throw")]),
  order(78, 'Luis Ortega', 'FedEx', [5, 9, 16], [relace('Red', '12.5-inch outfield glove, H-web')], {
    photos: 'outfield',
  }),
  order(76, 'Emily Novak', 'USPS', [4, 6, 11], [web('Brown', '12-inch softball glove, web strap torn')]),
  order(
    75,
    'Dave Okafor',
    'check',
    [3, 7, 14],
    [
      relace('Black', 'Team glove #4, 11.75-inch infield, H-web'),
      relace('Black', 'Team glove #11, 12.5-inch outfield'),
      fingers('Black', 'Team glove #17, pinky laces snapped'),
    ],
    { code: 'TEAM5' },
  ),
  order(74, 'Aaron Feldman', 'UPS', [4, 8, 14], [relace('Blonde', '11.25-inch infield glove, trapeze web')], {
    photos: 'infield',
  }),
  order(
    72,
    'Walt Jennings',
    'cash',
    [3, 6, 10],
    [patch('Worn through below the index finger, 12-inch glove')],
  ),
  order(71, 'Hannah Sorensen', 'USPS', [5, 8, 15], [mitt('Tan', '12.5-inch first base mitt, single post')], {
    photos: 'first-base',
  }),
  order(70, 'Chris Delgado', 'FedEx', [4, 7, 12], [seam('Palm seam open for about an inch, outfield glove')]),
  order(
    68,
    'Grace Whitfield',
    'online',
    [3, 5, 11],
    [clean("My son's 11-inch glove, left out in the rain"), breakIn('His new 11.5-inch glove, still stiff')],
  ),
  order(67, 'Rachel Kim', 'UPS', [5, 9, 15], [relace('Navy', "12-inch pitcher's glove, closed web")], {
    code: 'OPENING10',
  }),
  order(65, 'Ben Castellano', 'USPS', [4, 8, 17], [restore("My grandfather's glove from the fifties")], {
    code: 'OPENING10',
    more: [
      {
        kind: 'note',
        ago: 58,
        text: 'Leather is thin around the thumb. Go easy with the conditioner.',
      },
    ],
  }),
  order(
    64,
    'Sam Whitaker',
    'card',
    [3, 4, 8],
    [fingers('Tan', 'Middle finger is loose, 11.75-inch infield glove')],
  ),
  order(63, 'Kevin Brooks', 'USPS', [4, 7, 12], [web('Black', '11.5-inch glove, I-web, lace snapped twice')]),
  order(61, 'Nicole Tran', 'UPS', [5, 9, 16], [mitt('Royal Blue', "34-inch fastpitch catcher's mitt")]),
  order(
    60,
    'Tom Kowalski',
    'cash',
    [3, 6, 11],
    [breakIn('New 12.75-inch outfield glove for the fall league')],
  ),
  order(
    58,
    'Pete Lindgren',
    'FedEx',
    [4, 8, 13],
    [
      patch('Slow-pitch glove, 13-inch, hole in the palm'),
      seam('The same kind, binding frayed at the wrist'),
    ],
  ),
  order(
    57,
    'Maya Alvarez',
    'USPS',
    [4, 7, 13],
    [fingers('Blonde', 'Softball glove, 12.5-inch, floppy heel')],
    {
      photos: 'infield',
    },
  ),
  order(
    56,
    'Diane Russo',
    'card',
    [3, 6, 12],
    [relace('Brown', 'Youth glove, 11-inch, laces torn at the pinky')],
  ),
  order(
    54,
    'Jasmine Carter',
    'UPS',
    [4, 8, 14],
    [relace('White', '12-inch fastpitch glove, white laces please')],
  ),
  order(
    51,
    'Dave Okafor',
    'check',
    [3, 6, 13],
    [
      mitt('Black', "Team catcher's mitt, 32.5-inch"),
      web('Black', 'Team glove #8, web laces worn on both sides'),
    ],
    { code: 'TEAM5' },
  ),
  order(50, 'Marcus Reed', 'UPS', [4, 8, 14], [seam('Finger seam is open, 11.5-inch training glove')]),
  order(48, 'Ana Figueroa', 'FedEx', [5, 9, 16], [relace('Orange', '12-inch glove, black leather')]),
  order(
    45,
    'Luis Ortega',
    'USPS',
    [4, 8, 15],
    [mitt('Black', "32-inch catcher's mitt, lace broken at the heel")],
    {
      photos: 'catcher',
    },
  ),
  order(44, 'Tyler Banks', 'UPS', [4, 7, 13], [web('Royal Blue', '12.75-inch outfield glove, trapeze web')]),
  order(43, 'Owen McBride', 'USPS', [], [web('Red', '11.5-inch infield glove, I-web')], {
    unpaid: true,
    more: [
      { kind: 'reminded', ago: 42 },
      { kind: 'reminded', ago: 30, isLast: true },
      { kind: 'not-paid', ago: 29 },
    ],
  }),
  order(
    42,
    'Walt Jennings',
    'cash',
    [3, 6, 12],
    [relace('Tan', '11.75-inch glove, dual post web, 20 years old')],
  ),
  order(
    41,
    'Lena Brandt',
    'USPS',
    [5, 8, 14],
    [patch('11.5-inch glove, palm worn thin where the ball lands')],
  ),
  order(39, 'Aaron Feldman', 'UPS', [4, 8, 22], [restore('12-inch glove from high school, laces rotted')], {
    more: [{ kind: 'refund', ago: 12, amount: 1500, how: 'paypal', reason: 'It took longer than we said' }],
  }),
  order(38, 'Pete Lindgren', 'FedEx', [], [clean('13-inch slow-pitch glove, sticky from old oil')], {
    instructed: true,
    more: [
      { kind: 'question', ago: 36, text: 'My brother gave me a new glove. Can I cancel this one?' },
      { kind: 'reply', ago: 33, text: 'Sure. We just canceled it and refunded you.' },
      { kind: 'canceled', ago: 33, reason: 'A change of plans.' },
      { kind: 'refund', ago: 33, amount: 'all', how: 'paypal', reason: 'A change of plans.' },
    ],
  }),
  order(37, 'Emily Novak', 'USPS', [4, 7, 13], [relace('Red', '12-inch softball glove, modified trap')], {
    photos: 'outfield',
  }),
  order(
    34,
    'Grace Whitfield',
    'online',
    [3, 5, 10],
    [relace('Brown', '11.5-inch youth glove for next season')],
  ),
  order(
    33,
    'Kevin Brooks',
    'FedEx',
    [4, 8, 13],
    [clean('11.5-inch glove, dirt worked into the pocket'), fingers('Black', 'Same glove, heel laces loose')],
  ),
  order(31, 'Nicole Tran', 'UPS', [4, 7, 15], [relace('Navy', '12-inch fastpitch glove, closed web')], {
    more: [
      {
        kind: 'finding',
        ago: 24,
        lines: ['Palm patch'],
        note: 'The palm is down to the lining in one spot. We would patch it while the laces are out.',
      },
      { kind: 'accepted', ago: 23 },
      { kind: 'paid-online', ago: 23 },
    ],
  }),
  order(29, 'Tom Kowalski', 'card', [3, 6, 12], [mitt('Tan', '12.5-inch first base mitt, double post')], {
    photos: 'first-base',
  }),
  order(28, 'Jasmine Carter', 'UPS', [], [clean('12-inch fastpitch glove')], {
    unpaid: true,
    more: [
      { kind: 'payment-failed', ago: 28 },
      { kind: 'canceled', ago: 24, reason: "Your payment didn't go through." },
    ],
  }),
  order(27, 'Rachel Kim', 'USPS', [4, 8, 14], [web('Forest Green', "12-inch pitcher's glove, woven web")]),
  order(26, 'Chris Delgado', 'UPS', [4, 8, 13], [relace('Tan', '12.75-inch outfield glove, dark brown')], {
    more: [
      { kind: 'question', ago: 9, text: 'It looks great, but the web came back a little loose.' },
      { kind: 'reply', ago: 6, text: "Sorry about that. We've sent $40.00 back for the web." },
      { kind: 'refund', ago: 6, amount: 4000, how: 'paypal', reason: 'The web came back loose' },
    ],
  }),
  order(
    23,
    'Marcus Reed',
    'UPS',
    [4, 8],
    [mitt('Black', "33.5-inch catcher's mitt, pad shifted", 'Please keep the web stiff.')],
    {
      photos: 'catcher',
      more: [{ kind: 'note', ago: 8, text: 'Waiting for a new pad. Called him, he is fine with it.' }],
    },
  ),
  order(22, 'Hannah Sorensen', 'UPS', [4, 8, 13], [relace('Blonde', '11.75-inch infield glove, H-web')], {
    photos: 'infield',
    more: [
      { kind: 'question', ago: 5, text: 'It came today and it feels better than new. Thank you!' },
      { kind: 'reply', ago: 2, text: 'That made our day. Have a great season!' },
    ],
  }),
  order(
    21,
    'Dave Okafor',
    'check',
    [3, 6, 11],
    [relace('Black', 'Team glove #23, 12-inch'), fingers('Black', 'Team glove #2, ring finger loose')],
    { code: 'TEAM5' },
  ),
  order(20, 'Walt Jennings', 'cash', [3, 9], [seam('12-inch glove, binding torn at the thumb')], {
    more: [{ kind: 'question', ago: 1, text: 'Hi, any news on my glove? We have a game on Saturday.' }],
  }),
  order(19, 'Diane Russo', 'card', [3, 6, 11], [patch('12-inch softball glove, thin spot in the palm')]),
  order(18, 'Maya Alvarez', 'USPS', [4, 8], [relace('Tan', '11.75-inch infield glove, H-web, dark brown')], {
    photos: 'infield',
    more: [{ kind: 'ready', ago: 5, inDays: 0 }],
  }),
  order(
    17,
    'Lena Brandt',
    'USPS',
    [5],
    [mitt('Forest Green', "33-inch catcher's mitt, game use every week", 'Please keep the web stiff.')],
    { more: [{ kind: 'note', ago: 9, text: 'Forest Green is on order.' }] },
  ),
  order(16, 'Aaron Feldman', 'UPS', [4, 7], [relace('Brown', '12-inch glove, second one from the attic')], {
    code: 'OPENING10',
    more: [
      { kind: 'finding', ago: 8, lines: ['Palm patch', 'Wrist strap'] },
      { kind: 'accepted', ago: 7 },
    ],
  }),
  order(15, 'Tom Kowalski', 'cash', [3, 7], [relace('Red', '12.5-inch outfield glove, H-web')], {
    more: [
      {
        kind: 'finding',
        ago: 2,
        lines: ['Heel pad'],
        note: 'The pad slides around. We can do it this week.',
      },
    ],
    photos: 'outfield',
  }),
  order(14, 'Luis Ortega', 'FedEx', [4, 8], [relace('White', '11.5-inch infield glove, cream leather')], {
    more: [
      { kind: 'finding', ago: 6, lines: ['Wrist strap'] },
      { kind: 'declined', ago: 5 },
    ],
  }),
  order(13, 'Greg Hollis', 'card', [3, 7], [restore("Pitcher's glove from the eighties, cracked web")], {
    more: [{ kind: 'paid', ago: 10, amount: 5000, how: 'cash' }],
  }),
  order(11, 'Emily Novak', 'USPS', [5], [mitt('Tan', '13-inch first base mitt, web torn out')], {
    photos: 'first-base',
  }),
  order(10, 'Grace Whitfield', 'card', [4], [relace('Royal Blue', '12-inch glove, birthday present')], {
    more: [{ kind: 'paid', ago: 6, amount: 8500, how: 'card' }],
  }),
  order(9, 'Kevin Brooks', 'UPS', [5], [seam('12-inch glove, finger seams open')]),
  order(8, 'Sam Whitaker', 'cash', [], [clean('11.75-inch infield glove')], {
    instructed: true,
    entered: true,
  }),
  order(7, 'Ana Figueroa', 'FedEx', [], [relace('Yellow', '11.5-inch glove, navy leather')], {
    instructed: true,
  }),
  order(5, 'Tyler Banks', 'UPS', [], [fingers('Black', '12.75-inch outfield glove')], {
    instructed: true,
    more: [{ kind: 'question', ago: 2, text: 'Should I send the glove in its bag, or just the glove?' }],
  }),
  order(4, 'Jasmine Carter', 'UPS', [], [web('White', '12-inch fastpitch glove, web strap torn')], {
    unpaid: true,
    more: [{ kind: 'reminded', ago: 3 }],
  }),
  order(
    3,
    'Nicole Tran',
    'UPS',
    [],
    [fingers('Navy', 'Left-hand glove, 12-inch'), clean('Practice glove, 11.5-inch')],
  ),
  order(2, 'Diane Russo', 'card', [], [patch('Softball glove, 12.5-inch, hole under the index finger')]),
  order(1, 'Lena Brandt', 'USPS', [], [relace('Red', 'Youth glove, 11-inch, laces torn at the pinky')], {
    code: 'OPENING10',
    unpaid: true,
  }),
  order(
    0,
    'Dave Okafor',
    'check',
    [],
    [relace('Black', 'Team glove #9, 11.5-inch infield'), web('Black', 'Team glove #15, web')],
    { code: 'TEAM5' },
  ),
];
