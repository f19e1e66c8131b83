import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import * as texts from '../order-dialogs/order-dialogs-texts';

/** Returns the name of a glove's lace color, which may have been deleted. */
export function laceColorName(laceColors: readonly LaceColorView[], id: string): string {
  return laceColors.find((color) => color.id === id)?.name ?? texts.unknownColor;
}
