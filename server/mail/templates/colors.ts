import { accentsOf } from '#domain/shop-settings/accent';

/** The shop's light colors, for mails and for the pages that mails lead to. */
export const MAIL_COLORS = {
  background: '#FBF6EC',
  surface: '#FFFDF8',
  text: '#2A1E16',
  muted: '#6B5848',
  accent: '#9A5420',
  stitch: '#B8402C',
  line: '#DCCDB4',
} as const;

/** The owner's color as it is read on light grounds (rule 2.16); the shop's own where there is none. */
export function lightAccent(accentColor: string | null): string {
  return (accentColor && accentsOf(accentColor)?.light.color) || MAIL_COLORS.accent;
}
