import { dayOf, formatMonthDay } from '#domain/orders/ready-by-days';
import { PAGES } from '#domain/pages/pages';
import type { QuestionView } from '#domain/questions/question-contract';
import {
  BREAK,
  block,
  breakable,
  button,
  dashboardButton,
  type Letter,
  lines,
  link,
  type MailSender,
  muted,
  photoLinks,
  stamp,
  text,
} from './letter';

interface Welcome {
  greeting: string;
  email: string;
  isOnMailingList: boolean;
}

/** Never holds a password. */
export const welcome = ({ greeting, email, isOnMailingList }: Welcome, sender: MailSender): Letter => ({
  subject: 'Your account is ready',
  preview: 'Your account is ready.',
  heading: 'Welcome',
  parts: [
    text`Hi ${greeting}, your account at ${sender.shopName} is ready. Log in with ${breakable(email)}
      to see your orders and what has become of them:`,
    button('Log in', `${sender.siteUrl}${PAGES.customerLogin}`),
    text`If you do not know your password, choose 'Forgot Password?' there and set one of your own.`,
    isOnMailingList &&
      text`You are on our mailing list and take part in the monthly drawing for free services. You can leave it
        in your account at any time.`,
  ],
});

export const passwordReset = (greeting: string, href: string): Letter => ({
  subject: 'Choose a new password',
  preview: 'Here is the link to choose a new password.',
  heading: 'New password',
  parts: [
    text`Hi ${greeting}, you asked for a new password. Choose it here within the next hour:`,
    button('Choose a new password', href),
    text`The link works once. If you did not ask for it, you need to do nothing: your password stays as it is.`,
  ],
});

/** Quotes nothing: it could be anyone's address. */
export const confirmEmail = (href: string, { shopName }: MailSender): Letter => ({
  subject: 'Confirm your new email',
  preview: 'Here is the link to confirm your new email.',
  heading: 'New email',
  parts: [
    text`Hi there, somebody wants to use this email for their account at ${shopName}. If that is you,
      confirm it here within the next hour:`,
    button('Confirm this email', href),
    text`The link works once. If you did not ask for it, you need to do nothing: no account gets this email.`,
  ],
});

/** To the old address. */
export const emailChanged = (email: string, { shopName }: MailSender): Letter => ({
  subject: 'Your email was changed',
  preview: 'Your account has a new email.',
  heading: 'Email changed',
  parts: [
    text`Hi there, the email of your account at ${shopName} was changed. ${breakable(email)}
      does not log in to it any more, and mails about your account go to the new email. What is about an
      order goes on to the email that you gave with it.`,
    text`If you did not do this, reply to this mail at once, and we look into it.`,
  ],
});

interface Invited {
  name: string;
  email: string;
  href: string;
}

export const staffInvitation = ({ name, email, href }: Invited, { shopName }: MailSender): Letter => ({
  subject: `Your account at ${shopName}`,
  preview: 'Choose a password, and you can sign in.',
  heading: 'Welcome to the bench',
  parts: [
    text`Hi ${name}, you can sign in to the dashboard of ${shopName}. Choose a password first:`,
    button('Choose a password', href),
    text`Then sign in with ${breakable(email)}. The link works once and for seven days; ask for
      another when it is over. If you do not know why you get this, you need to do nothing.`,
  ],
});

/** Quotes nothing (decision 009). */
export const questionAsked = (
  { id, email, text: asked, photos }: QuestionView,
  sender: MailSender,
): Letter => ({
  subject: `Question from ${email}`,
  preview: `${email} asks you something.`,
  heading: 'A question',
  parts: [
    text`${breakable(email)} is not sure what a glove needs:`,
    block`${lines(asked)}`,
    photoLinks(photos, sender),
    dashboardButton('Answer in the dashboard', sender, { tab: 'messages', question: id }),
    muted`An answer from the dashboard is mailed to ${breakable(email)} and kept with the question. A
      reply to this mail goes there too, and the question stays open in the dashboard.`,
  ],
});

export const QUESTION_RECEIVED: Letter = {
  subject: 'We have your question',
  preview: 'It has reached us.',
  heading: 'We have your question',
  parts: [
    text`Hi, your question has reached us. We look at it, and at your photos if you sent any, and answer by
      mail.`,
    text`Something to add? Just reply to this mail.`,
    muted`You did not ask us anything? Then there is nothing to do.`,
  ],
};

interface Answered {
  askedAt: string;
  answer: string;
}

/** The question isn't quoted: anyone may have typed this address (decision 009). */
export const questionAnswered = ({ askedAt, answer }: Answered, { siteUrl }: MailSender): Letter => ({
  subject: 'Our answer to your question',
  preview: 'Here is what we think.',
  heading: 'Our answer',
  parts: [
    text`Hi, you asked us on ${formatMonthDay(dayOf(new Date(askedAt)))} what a glove needs. Here is our answer:`,
    block`${lines(answer)}`,
    button('Order a repair', `${siteUrl}${PAGES.order}`),
    muted`More to ask? Just reply to this mail.`,
  ],
});

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

interface Won {
  greeting: string;
  prize: string;
  month: string;
}

export const drawingWon = ({ greeting, prize, month }: Won, { siteUrl }: MailSender): Letter => ({
  subject: 'You won our monthly drawing',
  preview: `You won: ${prize}`,
  heading: 'You won!',
  parts: [
    text`Hi ${greeting}, everyone on our mailing list takes part in a drawing each month. The winner of
      ${monthName.format(new Date(`${month}-01T00:00:00Z`))} is you.`,
    stamp`${prize}`,
    text`To claim it, simply answer this mail and tell us about your glove. We will arrange the rest with you.`,
    muted`You take part because you joined our mailing list. You can leave it in
      ${link('your account', `${siteUrl}${PAGES.customerDashboard}`)}.`,
  ],
});

interface ToMany {
  greeting: string;
  subject: string;
  /** An empty line separates paragraphs. */
  message: string;
  unsubscribeUrl: string;
}

export const messageToMany = (
  { greeting, subject, message, unsubscribeUrl }: ToMany,
  { shop }: MailSender,
): Letter => ({
  subject,
  preview: subject,
  heading: subject,
  parts: [
    text`Hi ${greeting},`,
    message.split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/).map((paragraph) => text`${lines(paragraph)}`),
  ],
  footer: muted`${shop.address.replaceAll('\n', ', ')}${BREAK}You get this because you have an account with us. Rather not?
    ${link('Unsubscribe', unsubscribeUrl)}`,
});

const momentSaid = (at: string) =>
  new Date(at)
    .toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .concat(' UTC');

interface News {
  subject: string;
  what: string;
  at: string;
  address: string | undefined;
}

export const securityNews = ({ subject, what, at, address }: News, sender: MailSender): Letter => ({
  subject,
  preview: what,
  heading: subject,
  parts: [
    text`${breakable(what)}`,
    text`${momentSaid(at)}${address ? `, from the address ${address}` : ''}`,
    button('See what happened', `${sender.siteUrl}${PAGES.adminAudit}`),
    text`If this was you or somebody you asked, you need to do nothing. If not, switch the account off under
      Staff, or change your password, which signs everybody out who used it.`,
  ],
});
