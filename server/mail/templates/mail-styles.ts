import { MAIL_COLORS as colors } from './colors';

/** Mail programs bring what they have. */
export const fonts = {
  display: "'Barlow Condensed', 'Arial Narrow', Arial, sans-serif",
  text: "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif",
} as const;

const button = {
  color: colors.accentText,
  backgroundColor: colors.accent,
  border: `2px solid ${colors.accent}`,
  borderRadius: '6px',
  display: 'inline-block',
  fontFamily: fonts.display,
  fontSize: '17px',
  fontWeight: 700,
  letterSpacing: '1px',
  lineHeight: '22px',
  padding: '11px 20px',
  textDecoration: 'none',
  textTransform: 'uppercase' as const,
};

/** What the parts of a mail look like; mail programs want it in each element. */
export const mailStyles = {
  text: {
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '25px',
    margin: '0 0 14px',
    overflowWrap: 'anywhere' as const,
  },
  muted: {
    color: colors.muted,
    fontFamily: fonts.text,
    fontSize: '14px',
    lineHeight: '21px',
    margin: '0 0 6px',
    overflowWrap: 'anywhere' as const,
  },
  /** Set like a stamp in leather. */
  number: {
    color: colors.accent,
    backgroundColor: colors.soft,
    border: `3px double ${colors.accent}`,
    borderRadius: '6px',
    display: 'inline-block',
    fontFamily: fonts.display,
    fontSize: '28px',
    fontWeight: 700,
    letterSpacing: '3px',
    lineHeight: '34px',
    margin: '2px 0 18px',
    padding: '3px 14px',
    textTransform: 'uppercase' as const,
  },
  cell: {
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '24px',
    padding: '4px 12px 4px 0',
    verticalAlign: 'top' as const,
  },
  amount: {
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '16px',
    lineHeight: '24px',
    padding: '4px 0',
    textAlign: 'right' as const,
    verticalAlign: 'top' as const,
    whiteSpace: 'nowrap' as const,
    fontVariantNumeric: 'tabular-nums',
  },
  block: {
    borderLeft: `3px solid ${colors.accent}`,
    color: colors.text,
    fontFamily: fonts.text,
    fontSize: '17px',
    lineHeight: '26px',
    margin: '0 0 18px',
    padding: '2px 0 2px 14px',
  },
  link: { color: colors.accent, fontWeight: 600 },
  button,
  /** Beside one that matters more. */
  quietButton: { ...button, color: colors.accent, backgroundColor: colors.surface },
  shopName: {
    color: colors.muted,
    fontFamily: fonts.display,
    fontSize: '15px',
    fontWeight: 700,
    letterSpacing: '2px',
    margin: '0 0 4px',
    textTransform: 'uppercase' as const,
  },
  seam: {
    color: colors.stitch,
    fontFamily: fonts.text,
    fontSize: '20px',
    fontWeight: 700,
    letterSpacing: '1px',
    lineHeight: '20px',
    margin: '0 0 12px',
  },
  card: {
    backgroundColor: colors.surface,
    border: `1px solid ${colors.line}`,
    borderRadius: '10px',
    padding: '6px',
  },
  stitching: {
    border: `2px dashed ${colors.seamLine}`,
    borderRadius: '6px',
    padding: '22px 18px 12px',
  },
  heading: {
    color: colors.text,
    fontFamily: fonts.display,
    fontSize: '28px',
    lineHeight: '32px',
    margin: '0 0 14px',
    overflowWrap: 'anywhere' as const,
    textTransform: 'uppercase' as const,
  },
} as const;
