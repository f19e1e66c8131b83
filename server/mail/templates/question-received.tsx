import { Text } from 'react-email';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';

/** To who asked the shop: it has arrived. Nothing of what was typed stands in it (decision 009). */
export function QuestionReceived(sender: MailSender) {
  return (
    <MailLayout preview="It has reached us." heading="We have your question" {...sender}>
      <Text style={mailStyles.text}>
        Hi, your question has reached us. We look at it, and at your photos if you sent any, and answer by
        mail.
      </Text>
      <Text style={mailStyles.text}>Something to add? Just reply to this mail.</Text>
      <Text style={mailStyles.muted}>You did not ask us anything? Then there is nothing to do.</Text>
    </MailLayout>
  );
}
