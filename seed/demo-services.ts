import type { ServiceCategory } from '#domain/catalogue/service-category';

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
