import type { ServiceCategory } from '#domain/catalogue/service-category';
import type { ExtraWorkTemplate } from '#domain/orders/extra-work-contract';
import type { AlbumGlove, GloveState, GloveView } from './pictures/album-pictures';

interface DemoService {
  name: string;
  description: string;
  /** In cents. */
  price: number;
  category: ServiceCategory;
  included: readonly string[];
  /** Missing if it's the shop's turnaround. */
  days?: number;
  active?: boolean;
}

export const demoServices: DemoService[] = [
  {
    name: 'Full Glove Relace',
    description:
      'Every lace out, every lace new: fingers, web, heel, and pocket, pulled to game tension with American rawhide in the color you choose.',
    price: 8500,
    category: 'relacing',
    included: [
      'All laces out, new rawhide in',
      'Web and pocket set to game tension',
      'Old holes cleaned and checked',
    ],
  },
  {
    name: 'Web Relace',
    description:
      'The web takes the ball, so it goes first. We relace it alone and tighten the pocket so the ball stays in it.',
    price: 4000,
    category: 'relacing',
    included: ['New rawhide through the whole web', 'Pocket tightened'],
  },
  {
    name: "Catcher's or First Base Mitt Relace",
    description:
      'A full relace for mitts, with the heavier lace and the longer run that a mitt needs around its edge.',
    price: 11000,
    category: 'relacing',
    included: ['Heavy rawhide around the edge', 'Web and pocket relaced', 'Pad checked and set'],
  },
  {
    name: 'Finger and Heel Tightening',
    description:
      'Loose fingers, floppy heel? We replace the laces that hold them and leave the good ones alone.',
    price: 3500,
    category: 'relacing',
    included: ['New laces at fingers and heel', 'Good laces left alone', 'Knots set and trimmed'],
  },
  {
    name: 'Palm Patch',
    description:
      "A worn or torn palm gets a patch of matching leather, skived thin at the edge and stitched so you don't feel it.",
    price: 5500,
    category: 'repair',
    included: ['Patch of matching leather', 'Edges skived thin', 'Stitched by hand'],
  },
  {
    name: 'Seam and Binding Repair',
    description:
      'We sew open seams through their old holes and replace frayed binding at the wrist and fingers.',
    price: 4500,
    category: 'repair',
    included: ['Seams sewn through their old holes', 'New binding where it is frayed'],
  },
  {
    name: 'Clean and Condition',
    description: 'Dirt and old oil out, conditioner in. The leather comes back supple without getting heavy.',
    price: 3000,
    category: 'restoration',
    included: ['Dirt and old oil out', 'Conditioner worked in by hand', 'Laces looked over'],
  },
  {
    name: 'Full Restoration',
    description:
      "For the glove you can't replace: taken apart, cleaned, patched, relaced, and reshaped. We send photos before we start and when it's done.",
    price: 14500,
    category: 'restoration',
    included: ['Cleaned, patched, and relaced', 'Reshaped around a ball', 'Photos before and after'],
    days: 28,
  },
  {
    name: 'Glove Break-In',
    description: 'Steamed, pounded, and shaped to your hand. Paused while our steamer is away for service.',
    price: 2500,
    category: 'restoration',
    included: ['Steamed and pounded', 'Shaped to your hand'],
    active: false,
  },
];

interface DemoLaceColor {
  name: string;
  hexColor: string;
  inventory: number;
}

/** Two of them have a stock below 3, which adds days to an order. */
export const demoLaceColors: DemoLaceColor[] = [
  { name: 'Tan', hexColor: '#b5763a', inventory: 24 },
  { name: 'Blonde', hexColor: '#d9b382', inventory: 18 },
  { name: 'Black', hexColor: '#1f1c1a', inventory: 30 },
  { name: 'Brown', hexColor: '#5b3a24', inventory: 16 },
  { name: 'White', hexColor: '#f3efe6', inventory: 12 },
  { name: 'Red', hexColor: '#b3261e', inventory: 14 },
  { name: 'Royal Blue', hexColor: '#2450a8', inventory: 9 },
  { name: 'Navy', hexColor: '#1d2b4f', inventory: 11 },
  { name: 'Forest Green', hexColor: '#285238', inventory: 2 },
  { name: 'Orange', hexColor: '#d9691e', inventory: 6 },
  { name: 'Gray', hexColor: '#7d7a75', inventory: 0 },
  { name: 'Yellow', hexColor: '#e0b02e', inventory: 5 },
];

interface DemoAlbum {
  title: string;
  description: string;
  glove: AlbumGlove;
  pictures: readonly { state: GloveState; view: GloveView; shows: string }[];
}

const BEFORE_AND_AFTER = [
  { state: 'before', view: 'whole', shows: 'before' },
  { state: 'after', view: 'whole', shows: 'after' },
] as const;

/** Oldest first, because the gallery shows the newest on top. They're drawings, not photos of a customer's glove. */
export const demoAlbums: DemoAlbum[] = [
  {
    title: 'First base mitt, full relace in tan',
    description:
      'What a full relace does for a first base mitt: new rawhide down both sides of the web and around the scoop, and a deep pocket again.',
    glove: { leather: '#7a3d1a', lace: '#b5763a', kind: 'first-base' },
    pictures: [...BEFORE_AND_AFTER, { state: 'after', view: 'web', shows: 'the new web' }],
  },
  {
    title: "Catcher's mitt, black lace all around",
    description:
      "What heavy black lace and conditioner do for a catcher's mitt: a tight web, a firm edge, and a round pad.",
    glove: { leather: '#935825', lace: '#1f1c1a', kind: 'catcher' },
    pictures: [...BEFORE_AND_AFTER, { state: 'after', view: 'web', shows: 'the new web' }],
  },
  {
    title: 'Outfield glove, H-web in red',
    description:
      'Cleaned, conditioned, and relaced in red: an H-web that closes and leather that bends again.',
    glove: { leather: '#a9612a', lace: '#b3261e', kind: 'outfield' },
    pictures: [...BEFORE_AND_AFTER, { state: 'after', view: 'web', shows: 'the new web' }],
  },
  {
    title: 'Infield glove, fingers and heel',
    description:
      'Loose fingers and a floppy heel, up close. The torn lace is gone, and new blonde lace holds it together.',
    glove: { leather: '#522d1a', lace: '#d9b382', kind: 'infield' },
    pictures: [
      ...BEFORE_AND_AFTER,
      { state: 'before', view: 'fingers', shows: 'the fingers before' },
      { state: 'after', view: 'fingers', shows: 'the fingers after' },
      { state: 'before', view: 'heel', shows: 'the heel before' },
      { state: 'after', view: 'heel', shows: 'the heel after' },
    ],
  },
];

export const demoFindings: ExtraWorkTemplate[] = [
  {
    name: 'Palm patch',
    description: 'The palm is worn through: a new leather patch below the pocket',
    amount: 3500,
  },
  {
    name: 'Heel pad',
    description: 'The heel pad is loose: new padding, glued and laced in',
    amount: 2000,
  },
  {
    name: 'Wrist strap',
    description: 'The wrist strap is torn: a new strap with its lace',
    amount: 2500,
  },
];
