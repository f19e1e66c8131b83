import { Text } from 'react-email';
import { MAIL_COLORS as colors } from './colors';
import { fonts, mailStyles } from './mail-styles';

interface MailButton {
  href: string;
  /** Beside one that matters more. */
  isQuiet?: boolean;
  children: string;
}

/** A link that looks like the shop's buttons, as high as a thumb needs it. */
export function MailButton({ href, isQuiet = false, children }: MailButton) {
  return (
    <Text style={mailStyles.text}>
      <a
        href={href}
        style={{
          color: isQuiet ? colors.accent : colors.accentText,
          backgroundColor: isQuiet ? colors.surface : colors.accent,
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
          textTransform: 'uppercase',
        }}
      >
        {children}
      </a>
    </Text>
  );
}
