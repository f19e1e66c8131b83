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
