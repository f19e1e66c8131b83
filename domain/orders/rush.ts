/** What the owner sets for rush orders (rule 28.5). */
export interface RushOffer {
  /** In cents; 0 is off. */
  rushPrice: number;
  /** Days from the glove's arrival; 0 is off. */
  rushDays: number;
  /** How many orders a day can be rush; 0 is no limit. */
  rushPerDay: number;
}

/** Whether the shop offers rush. */
export const isRushOn = ({ rushPrice, rushDays }: RushOffer) => rushPrice > 0 && rushDays > 0;
