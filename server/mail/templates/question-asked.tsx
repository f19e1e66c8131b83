import { Text } from 'react-email';
import { dashboardAddress } from '#domain/lists/dashboard-address';
import type { QuestionView } from '#domain/questions/question-contract';
import { MailLayout, type MailSender, mailStyles } from './mail-layout';
import { PhotoLinks } from './photo-links';
import { Lines } from './text-parts';

/** To the owner: what a visitor asks, with the photos, and where to answer. */
export function QuestionAsked({ question, ...sender }: { question: QuestionView } & MailSender) {
  const { id, email, text, photos } = question;
  const { siteUrl } = sender;
  return (
    <MailLayout preview={`${email} asks you something.`} heading="A question" {...sender}>
      <Text style={mailStyles.text}>{email} is not sure what a glove needs:</Text>
      <Text style={mailStyles.block}>
        <Lines text={text} />
      </Text>
      <PhotoLinks photos={photos} siteUrl={siteUrl} />
      <Text style={mailStyles.text}>
        <a href={`${siteUrl}${dashboardAddress({ tab: 'messages', question: id })}`} style={mailStyles.link}>
          Answer in the dashboard
        </a>
      </Text>
      <Text style={mailStyles.muted}>
        An answer from the dashboard is mailed to {email} and kept with the question. A reply to this mail
        goes there too, and the question stays open in the dashboard.
      </Text>
    </MailLayout>
  );
}
