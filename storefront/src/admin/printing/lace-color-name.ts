import type { LaceColorView } from '#domain/catalogue/lace-color-contract';
import * as texts from '../order-dialogs/order-dialogs-texts';

export function laceColorName(laceColors: readonly LaceColorView[], id: string): string {
  return laceColors.find((color) => color.id === id)?.name ?? texts.unknownColor;
}
