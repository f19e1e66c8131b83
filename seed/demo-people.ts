import { DEMO_EMAIL_DOMAIN } from '#domain/customers/demo-email';
import type { DiscountType } from '#domain/discounts/discount';

export const demoDiscounts: { code: string; type: DiscountType; value: number; active: boolean }[] = [
  { code: 'OPENING10', type: 'percentage', value: 1000, active: true },
  { code: 'TEAM5', type: 'fixed', value: 500, active: true },
  { code: 'SPRING25', type: 'percentage', value: 2500, active: false },
];

interface DemoPerson {
  name: string;
  phone: string;
  address: string;
  /** Whether they have an account and are on the mailing list. Everyone else orders without an account. */
  account?: 'on-list' | 'off-list';
}

/** Invented people. Their phone numbers and streets don't exist. */
export const demoPeople: DemoPerson[] = [
  {
    name: 'Maya Alvarez',
    phone: '(937) 555-0101',
    address: '418 Maple Ave\nDayton, OH 45402',
    account: 'on-list',
  },
  {
    name: 'Dave Okafor',
    phone: '(607) 555-0102',
    address: '31 Chestnut St\nOneonta, NY 13820',
    account: 'on-list',
  },
  {
    name: 'Lena Brandt',
    phone: '(208) 555-0103',
    address: '77 Orchard Ln\nBoise, ID 83702',
    account: 'off-list',
  },
  {
    name: 'Tom Kowalski',
    phone: '(607) 555-0104',
    address: '9 Pioneer Hill Rd\nCooperstown, NY 13326',
    account: 'on-list',
  },
  {
    name: 'Grace Whitfield',
    phone: '(315) 555-0105',
    address: '240 Genesee Ct\nUtica, NY 13501',
    account: 'off-list',
  },
  {
    name: 'Marcus Reed',
    phone: '(404) 555-0106',
    address: '1185 Peachwood Dr\nAtlanta, GA 30309',
    account: 'on-list',
  },
  {
    name: 'Hannah Sorensen',
    phone: '(612) 555-0107',
    address: '502 Lakeview Ave\nMinneapolis, MN 55407',
    account: 'off-list',
  },
  {
    name: 'Luis Ortega',
    phone: '(210) 555-0108',
    address: '63 Mesa Verde St\nSan Antonio, TX 78209',
    account: 'on-list',
  },
  {
    name: 'Ben Castellano',
    phone: '(973) 555-0109',
    address: '88 Ridgefield Ter\nMontclair, NJ 07042',
    account: 'off-list',
  },
  {
    name: 'Aaron Feldman',
    phone: '(617) 555-0110',
    address: '14 Linden Ct\nBrookline, MA 02446',
    account: 'on-list',
  },
  {
    name: 'Nicole Tran',
    phone: '(916) 555-0111',
    address: '2290 Almond Grove Way\nSacramento, CA 95818',
    account: 'off-list',
  },
  {
    name: 'Walt Jennings',
    phone: '(607) 555-0112',
    address: '5 Mill Race Ln\nMilford, NY 13807',
    account: 'off-list',
  },
  { name: 'Emily Novak', phone: '(412) 555-0113', address: '731 Birch Hollow Rd\nPittsburgh, PA 15217' },
  { name: 'Chris Delgado', phone: '(303) 555-0114', address: '1640 Juniper St\nDenver, CO 80218' },
  { name: 'Sam Whitaker', phone: '(607) 555-0115', address: '12 Lancaster Hill Rd\nCherry Valley, NY 13320' },
  { name: 'Rachel Kim', phone: '(503) 555-0116', address: '3107 Alder Ct\nPortland, OR 97214' },
  { name: 'Owen McBride', phone: '(518) 555-0117', address: '46 Willow Bend\nAlbany, NY 12208' },
  { name: 'Jasmine Carter', phone: '(919) 555-0118', address: '810 Magnolia Pl\nRaleigh, NC 27605' },
  { name: 'Pete Lindgren', phone: '(414) 555-0119', address: '2033 Harbor St\nMilwaukee, WI 53207' },
  { name: 'Diane Russo', phone: '(315) 555-0120', address: '17 Foundry Ln\nHerkimer, NY 13350' },
  { name: 'Kevin Brooks', phone: '(314) 555-0121', address: '955 Redbud Ln\nSt. Louis, MO 63110' },
  { name: 'Ana Figueroa', phone: '(305) 555-0122', address: '4100 Palmetto Way\nMiami, FL 33133' },
  { name: 'Greg Hollis', phone: '(607) 555-0123', address: '62 Otsego Farm Rd\nHartwick, NY 13348' },
  { name: 'Tyler Banks', phone: '(816) 555-0124', address: '1212 Prairie View Dr\nKansas City, MO 64114' },
];

/** Returns a customer's email address. Emails to it arrive nowhere. */
export function demoEmail(name: string): string {
  return `${name.toLowerCase().replaceAll(/\W+/g, '.')}@${DEMO_EMAIL_DOMAIN}`;
}

interface DemoQuestion {
  name: string;
  asked: number;
  text: string;
  answer?: { ago: number; text: string };
}

export const demoQuestions: DemoQuestion[] = [
  {
    name: 'Chris Delgado',
    asked: 30,
    text: 'My outfield glove has a rip about an inch long along the palm seam. Can you sew that, or does it need a patch?',
    answer: {
      ago: 27,
      text: 'An inch is a clean fix: we sew it through the old holes. Pick Seam and Binding Repair, and we will let you know if the leather next to it is too thin.',
    },
  },
  {
    name: 'Ana Figueroa',
    asked: 12,
    text: 'Do you ship to Miami, and does a 12-inch glove need anything special in the box?',
    answer: {
      ago: 9,
      text: 'We do. Any box that fits works. Put a ball or some paper in the pocket so it keeps its shape.',
    },
  },
  {
    name: 'Peter Hallman',
    asked: 1,
    text: "I found my dad's first base mitt in the attic. The leather is stiff, and two laces broke when I opened it. Is it worth restoring?",
  },
];
