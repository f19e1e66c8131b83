import { Text } from 'react-email';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { Breakable } from './text-parts';

interface StaffInvitation extends MailSender {
  name: string;
  email: string;
  link: string;
}

/** To somebody who works in the shop: the link to choose a password. */
export function StaffInvitation({ name, email, link, ...sender }: StaffInvitation) {
  return (
    <MailLayout preview="Choose a password, and you can sign in." heading="Welcome to the bench" {...sender}>
      <Text style={mailStyles.text}>
        Hi {name}, you can sign in to the dashboard of {sender.shopName}. Choose a password first:
      </Text>
      <MailButton href={link}>Choose a password</MailButton>
      <Text style={mailStyles.text}>
        Then sign in with <Breakable>{email}</Breakable>. The link works once and for seven days; ask for
        another when it is over. If you do not know why you get this, you need to do nothing.
      </Text>
    </MailLayout>
  );
}
