import type { ServiceCategory } from '#domain/catalogue/service-category';
import type { ExtraWorkTemplate } from '#domain/orders/extra-work-contract';
import type { GlovePicture } from './pictures/album-pictures';

interface DemoService {
  name: string;
  description: string;
  /** Cents. */
  price: number;
  category: ServiceCategory;
  active?: boolean;
}

export const demoServices: DemoService[] = [
  {
    name: 'Full Glove Relace',
    description:
      'Every lace out, every lace new: fingers, web, heel and pocket, pulled to game tension with American rawhide in the color you choose.',
    price: 8500,
    category: 'relacing',
  },
  {
    name: 'Web Relace',
    description:
      'The web takes the ball, so it goes first. We relace it alone and tighten the pocket so the ball stays in it.',
    price: 4000,
    category: 'relacing',
  },
  {
    name: "Catcher's or First Base Mitt Relace",
    description:
      'A full relace for mitts, with the heavier lace and the longer run that a mitt needs around its edge.',
    price: 11000,
    category: 'relacing',
  },
  {
    name: 'Finger and Heel Tightening',
    description:
      'Loose fingers, floppy heel? We replace the laces that hold them and leave the sound ones alone.',
    price: 3500,
    category: 'relacing',
  },
  {
    name: 'Palm Patch',
    description:
      'A worn or torn palm gets a patch of matching leather, skived thin at the edge and stitched so you do not feel it.',
    price: 5500,
    category: 'repair',
  },
  {
    name: 'Seam and Binding Repair',
    description:
      'Open seams are sewn through their old holes, frayed binding at the wrist and fingers is replaced.',
    price: 4500,
    category: 'repair',
  },
  {
    name: 'Clean and Condition',
    description: 'Dirt and old oil out, conditioner in. The leather comes back supple without getting heavy.',
    price: 3000,
    category: 'restoration',
  },
  {
    name: 'Full Restoration',
    description:
      'For the glove you cannot replace: taken apart, cleaned, patched, relaced and reshaped. We send photos before we start and when it is done.',
    price: 14500,
    category: 'restoration',
  },
  {
    name: 'Glove Break-In',
    description: 'Steamed, pounded and shaped to your hand. Paused while our steamer is away for service.',
    price: 2500,
    category: 'restoration',
    active: false,
  },
];

interface DemoLaceColor {
  name: string;
  hexColor: string;
  inventory: number;
}

/** Two of them are below 3 in stock, which adds days to an order. */
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
  { name: 'Grey', hexColor: '#7d7a75', inventory: 0 },
  { name: 'Yellow', hexColor: '#e0b02e', inventory: 5 },
];

interface DemoAlbum {
  title: string;
  description: string;
  glove: GlovePicture;
}

/** Oldest first: the gallery shows the last one on top. */
export const demoAlbums: DemoAlbum[] = [
  {
    title: 'First base mitt, full relace in tan',
    description: 'Twelve seasons old, laces like string. New rawhide all around; the pocket is deep again.',
    glove: { leather: '#6b3f22', lace: '#b5763a', kind: 'first-base' },
  },
  {
    title: "Catcher's mitt, palm patch and black lace",
    description: 'The palm was through to the padding. Patched, restitched and relaced before playoffs.',
    glove: { leather: '#8a5a2e', lace: '#1f1c1a', kind: 'catcher' },
  },
  {
    title: "Dad's outfield glove, restored",
    description:
      'Found in an attic after 20 years. Cleaned, conditioned, relaced in red; it plays catch every Sunday now.',
    glove: { leather: '#9a6234', lace: '#b3261e', kind: 'outfield' },
  },
  {
    title: 'Infield glove, blonde web',
    description: 'A travel-ball shortstop wore the web out in one season. Web relace, heel tightened.',
    glove: { leather: '#3a2a20', lace: '#d9b382', kind: 'infield' },
  },
];

/** What is often found on the bench; amounts in cents. */
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
