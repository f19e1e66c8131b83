import { Text } from 'react-email';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import type { QuestionView } from '#domain/questions/question-contract';
import { MailButton } from './mail-button';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { PhotoLinks } from './photo-links';
import { Breakable, Lines } from './text-parts';

/** To the owner: what a visitor asks, with the photos, and where to answer. */
export function QuestionAsked({ question, ...sender }: { question: QuestionView } & MailSender) {
  const { id, email, text, photos } = question;
  const { siteUrl } = sender;
  return (
    <MailLayout preview={`${email} asks you something.`} heading="A question" {...sender}>
      <Text style={mailStyles.text}>
        <Breakable>{email}</Breakable> is not sure what a glove needs:
      </Text>
      <Text style={mailStyles.block}>
        <Lines text={text} />
      </Text>
      <PhotoLinks photos={photos} siteUrl={siteUrl} />
      <MailButton href={`${siteUrl}${dashboardAddress({ tab: 'messages', question: id })}`}>
        Answer in the dashboard
      </MailButton>
      <Text style={mailStyles.muted}>
        An answer from the dashboard is mailed to <Breakable>{email}</Breakable> and kept with the question. A
        reply to this mail goes there too, and the question stays open in the dashboard.
      </Text>
    </MailLayout>
  );
}
