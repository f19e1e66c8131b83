import { Text } from 'react-email';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';

/** To the address that a customer wants to change to: anybody's, as long as nobody has used the link, so it quotes nothing. */
export function ConfirmEmail({ link, ...sender }: { link: string } & MailSender) {
  return (
    <MailLayout preview="Here is the link to confirm your new email." heading="New email" {...sender}>
      <Text style={mailStyles.text}>
        Hi there, somebody wants to use this email for their account at {sender.shopName}. If that is you,
        confirm it here within the next hour:
      </Text>
      <MailButton href={link}>Confirm this email</MailButton>
      <Text style={mailStyles.text}>
        The link works once. If you did not ask for it, you need to do nothing: no account gets this email.
      </Text>
    </MailLayout>
  );
}
