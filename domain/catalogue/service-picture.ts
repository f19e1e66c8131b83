import { compareText } from '../words/compare-text';
import { SERVICE_CATEGORIES, type ServiceCategory } from './service-category';

interface PictureRule {
  picture: string;
  shows: RegExp;
  category: ServiceCategory;
}

/** Each drawing with the words that select it (rule 2.15). The first match wins, so objects come before actions. */
const RULES = [
  { picture: 'catcher-mitt', shows: /\bcatch/i, category: 'relacing' },
  { picture: 'first-base-mitt', shows: /first.?base|\b1b\b|\bmitt/i, category: 'relacing' },
  { picture: 'lettering', shows: /letter|embroid|monogram|\bname|initial|logo/i, category: 'restoration' },
  { picture: 'web-relace', shows: /\bweb/i, category: 'relacing' },
  { picture: 'finger-relace', shows: /finger/i, category: 'relacing' },
  { picture: 'heel-relace', shows: /heel|wrist|palm.*lac/i, category: 'relacing' },
  { picture: 'palm-patch', shows: /palm|patch|\bhole|\btear|\btorn/i, category: 'repair' },
  { picture: 'padding', shows: /padding|\bpad|\bfelt|lining/i, category: 'repair' },
  { picture: 'seam', shows: /seam|binding|stitch|sew/i, category: 'repair' },
  { picture: 'break-in', shows: /break|steam|shap|form/i, category: 'restoration' },
  { picture: 'cleaning', shows: /clean|condition|\boil|wash|polish/i, category: 'restoration' },
  { picture: 'before-after', shows: /restor|rebuil|overhaul|renew/i, category: 'restoration' },
  { picture: 'full-relace', shows: /lac(e|ing)/i, category: 'relacing' },
] as const satisfies readonly PictureRule[];

export type ServicePictureName = (typeof RULES)[number]['picture'];

interface Named {
  id: string;
  name: string;
  category: string;
}

// The default picture of each category.
const PLAIN: Record<ServiceCategory, ServicePictureName> = {
  relacing: 'full-relace',
  repair: 'padding',
  restoration: 'cleaning',
};

function choicesFor({ name, category }: Named): ServicePictureName[] {
  const kind = SERVICE_CATEGORIES.find((known) => known === category) ?? 'repair';
  return [
    ...RULES.filter(({ shows }) => shows.test(name)),
    ...RULES.filter(({ picture }) => picture === PLAIN[kind]),
    ...RULES.filter((rule) => rule.category === kind),
    ...RULES,
  ].map(({ picture }) => picture);
}

/** Each service's picture by ID, regardless of its position. No two share one while others are free. */
export function servicePictures(services: readonly Named[]): ReadonlyMap<string, ServicePictureName> {
  const chosen = new Map<string, ServicePictureName>();
  const used = new Set<ServicePictureName>();
  const choose = (id: string, picture: ServicePictureName) => {
    chosen.set(id, picture);
    used.add(picture);
  };
  const inOrder = services
    .toSorted((one, other) => compareText(one.name, other.name) || compareText(one.id, other.id))
    .map((service) => ({ id: service.id, choices: choicesFor(service) }));
  // First choices first, so no service loses its own picture to another's second choice.
  for (const { id, choices } of inOrder)
    if (!used.has(choices[0] ?? 'padding')) choose(id, choices[0] ?? 'padding');
  for (const { id, choices } of inOrder) {
    if (!chosen.has(id)) choose(id, choices.find((picture) => !used.has(picture)) ?? choices[0] ?? 'padding');
  }
  return chosen;
}
