/** What the owner sets for rush orders (rule 28.5). */
export interface RushOffer {
  /** In cents. 0 turns rush off. */
  rushPrice: number;
  /** Days from the glove's arrival. 0 turns rush off. */
  rushDays: number;
  /** How many orders a day can be rush. 0 means any number. */
  rushPerDay: number;
}

export const isRushOn = ({ rushPrice, rushDays }: RushOffer) => rushPrice > 0 && rushDays > 0;
