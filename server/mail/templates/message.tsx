import { Text } from 'react-email';
import { MailLayout, type MailSender } from './mail-layout';
import { mailStyles } from './mail-styles';
import { Lines } from './text-parts';

interface Message extends MailSender {
  greeting: string;
  subject: string;
  /** Plain text; an empty line parts paragraphs. */
  message: string;
  unsubscribeUrl: string;
}

/** To one of many customers: what the owner wrote, who that is, and the way out of it. */
export function Message({ greeting, subject, message, unsubscribeUrl, ...sender }: Message) {
  const paragraphs = message.split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/);
  const footer = (
    <Text style={mailStyles.muted}>
      {sender.shop.address.replaceAll('\n', ', ')}
      <br />
      You get this because you have an account with us. Rather not?{' '}
      <a href={unsubscribeUrl} style={mailStyles.link}>
        Unsubscribe
      </a>
    </Text>
  );
  return (
    <MailLayout preview={subject} heading={subject} footer={footer} {...sender}>
      <Text style={mailStyles.text}>Hi {greeting},</Text>
      {paragraphs.map((paragraph, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a mail are rendered once and never move.
        <Text key={number} style={mailStyles.text}>
          <Lines text={paragraph} />
        </Text>
      ))}
    </MailLayout>
  );
}
