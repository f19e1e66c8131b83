/** The answers to "May we show your glove?" (rule 36.2). The first two are consent records' choices. */
export const MAY_SHOW_ANSWERS = ['with-first-name', 'without-name', 'no'] as const;
export type MayShow = (typeof MAY_SHOW_ANSWERS)[number];

/** The question's anchor on an order's page, for links. */
export const MAY_SHOW_PLACE = 'may-show';

export const MAY_SHOW_QUESTION = 'May we show your glove?';
export const MAY_SHOW_TEXT =
  "We'd like to show its before and after photos in our gallery and on our home page. You can change your answer here at any time. If you say no, we take the photos down right away.";
export const MAY_SHOW_LABEL = {
  'with-first-name': 'Yes, with my first name',
  'without-name': 'Yes, without my name',
  no: 'No',
} as const satisfies Record<MayShow, string>;

/** The wording the customer saw, for the consent record (rule 36.2). */
export const mayShowWording = (answer: MayShow): string =>
  `${MAY_SHOW_QUESTION} ${MAY_SHOW_TEXT} ${MAY_SHOW_LABEL[answer]}`;

export const YES_ANSWERS = MAY_SHOW_ANSWERS.filter((answer) => answer !== 'no');

/** An order's answer, or null if there's none. */
export function mayShowOf({ mayShow }: { mayShow?: string | null }): MayShow | null {
  return MAY_SHOW_ANSWERS.find((each) => each === mayShow) ?? null;
}

export const isYes = (answer: MayShow | null): boolean => answer !== null && answer !== 'no';

interface Asked {
  status: string;
  beforeImages: readonly string[];
  afterImages: readonly string[];
}

/** Whether we can ask: the glove is finished and has before and after photos (rule 36.1). */
export function canBeShown({ status, beforeImages, afterImages }: Asked): boolean {
  return status === 'shipped' && beforeImages.length > 0 && afterImages.length > 0;
}
