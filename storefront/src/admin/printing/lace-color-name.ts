import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import * as texts from '../order-dialogs/order-dialogs-texts';

/** A lace color's name, for a glove that may have one that's been deleted. */
export function laceColorName(laceColors: readonly LaceColorView[], id: string): string {
  return laceColors.find((color) => color.id === id)?.name ?? texts.unknownColor;
}
