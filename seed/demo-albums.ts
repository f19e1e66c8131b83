import type { GlovePicture } from './pictures/album-pictures';

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
