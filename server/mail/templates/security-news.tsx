import { Text } from 'react-email';
import { PAGES } from '#domain/pages/pages';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { Breakable } from './text-parts';

interface SecurityNews extends MailSender {
  heading: string;
  /** What happened, in a sentence. */
  text: string;
  /** When, in ISO 8601. */
  at: string;
  /** From where, if that is known. */
  address: string | undefined;
}

/** To the owner: something about the shop's people and doors, and what to do if it was not theirs. */
export function SecurityNews({ heading, text, at, address, ...sender }: SecurityNews) {
  return (
    <MailLayout preview={text} heading={heading} {...sender}>
      <Text style={mailStyles.text}>
        <Breakable>{text}</Breakable>
      </Text>
      <Text style={mailStyles.text}>
        {momentSaid(at)}
        {address && `, from the address ${address}`}
      </Text>
      <MailButton href={`${sender.siteUrl}${PAGES.adminAudit}`}>See what happened</MailButton>
      <Text style={mailStyles.text}>
        If this was you or somebody you asked, you need to do nothing. If not, switch the account off under
        Staff, or change your password, which signs everybody out who used it.
      </Text>
    </MailLayout>
  );
}

const momentSaid = (at: string) =>
  new Date(at)
    .toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .concat(' UTC');
