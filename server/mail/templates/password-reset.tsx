import { Text } from 'react-email';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';

interface PasswordReset extends MailSender {
  greeting: string;
  link: string;
}

/** To a customer who forgot the password: the link to choose a new one, and what to do if nobody asked. */
export function PasswordReset({ greeting, link, ...sender }: PasswordReset) {
  return (
    <MailLayout preview="Here is the link to choose a new password." heading="New password" {...sender}>
      <Text style={mailStyles.text}>
        Hi {greeting}, you asked for a new password. Choose it here within the next hour:
      </Text>
      <MailButton href={link}>Choose a new password</MailButton>
      <Text style={mailStyles.text}>
        The link works once. If you did not ask for it, you need to do nothing: your password stays as it is.
      </Text>
    </MailLayout>
  );
}
