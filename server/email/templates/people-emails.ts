import { firstName } from '#domain/messages/greeting';
import { dayOf } from '#domain/orders/ready-by-days';
import { PAGES } from '#domain/pages/pages';
import type { QuestionView } from '#domain/questions/question-contract';
import { formatMonthDay, monthName } from '#domain/words/days';
import {
  BREAK,
  block,
  breakable,
  button,
  dashboardButton,
  type EmailContent,
  type EmailSender,
  lines,
  link,
  muted,
  type Part,
  photoLinks,
  stamp,
  text,
} from './email-content';

interface Welcome {
  greeting: string;
  email: string;
  isOnMailingList: boolean;
}

/** Emails never contain a password. */
export const welcome = (
  { greeting, email, isOnMailingList }: Welcome,
  sender: EmailSender,
): EmailContent => ({
  subject: 'Your account is ready',
  preview: 'Your account is ready.',
  heading: 'Welcome',
  opening: {
    email: 'mail:welcome',
    defaultLine: text`Hi ${greeting}, your account at ${sender.shopName} is ready. Log in with ${breakable(email)} to see where your orders stand:`,
    stays: text`Log in with ${breakable(email)} to see where your orders stand:`,
    values: { 'first name': firstName(greeting) },
  },
  parts: [
    button('Log in', `${sender.siteUrl}${PAGES.customerLogin}`),
    text`Don't know your password? Choose 'Forgot Password?' there and set your own.`,
    isOnMailingList &&
      text`You're on our mailing list and in the monthly drawing for free services. You can leave the list in your
        account at any time.`,
  ],
});

export const passwordReset = (greeting: string, href: string): EmailContent => ({
  subject: 'Choose a new password',
  preview: "Here's the link to choose a new password.",
  heading: 'New password',
  parts: [
    text`Hi ${greeting}, you asked for a new password. Choose it here within the next hour:`,
    button('Choose a new password', href),
    text`The link works once. If you didn't ask for it, you're all set. Your password stays the same.`,
  ],
});

/** Quotes nothing, because anyone may have typed this address. */
export const confirmEmail = (href: string, { shopName }: EmailSender): EmailContent => ({
  subject: 'Confirm your new email',
  preview: "Here's the link to confirm your new email.",
  heading: 'New email',
  parts: [
    text`Hi there, someone wants to use this email for their account at ${shopName}. If that's you, confirm it here within
      the next hour:`,
    button('Confirm this email', href),
    text`The link works once. If that wasn't you, you're all set. We won't add this email to any account.`,
  ],
});

/** Goes to the old address. */
export const emailChanged = (email: string, { shopName }: EmailSender): EmailContent => ({
  subject: 'Your email was changed',
  preview: 'Your account has a new email.',
  heading: 'Email changed',
  parts: [
    text`Hi there, the email for your account at ${shopName} was changed. You can no longer log in with ${breakable(email)},
      and emails about your account go to the new address. Emails about an order still go to the address you
      gave with it.`,
    text`If this wasn't you, reply to this email right away and we'll look into it.`,
  ],
});

interface Invited {
  name: string;
  email: string;
  href: string;
}

export const staffInvitation = ({ name, email, href }: Invited, { shopName }: EmailSender): EmailContent => ({
  subject: `Your account at ${shopName}`,
  preview: 'Choose a password to sign in.',
  heading: 'Welcome to the bench',
  parts: [
    text`Hi ${name}, you can sign in to the dashboard of ${shopName}. Choose a password first:`,
    button('Choose a password', href),
    text`Then sign in with ${breakable(email)}. The link works once and expires in seven days. After that, ask for
      a new one. If you don't know why you got this, you can ignore it.`,
  ],
});

export const questionAsked = (
  { id, email, text: question, photos }: QuestionView,
  sender: EmailSender,
): EmailContent => ({
  subject: `Question from ${email}`,
  preview: `${email} has a question.`,
  heading: 'New question',
  parts: [
    text`${breakable(email)} isn't sure what a glove needs:`,
    block`${lines(question)}`,
    photoLinks(photos, sender),
    dashboardButton('Answer in the dashboard', sender, { tab: 'messages', question: id }),
    muted`Answer in the dashboard and we'll email it to ${breakable(email)} and keep it with the question. If you
      reply to this email instead, the question stays open in the dashboard.`,
  ],
});

export const QUESTION_RECEIVED: EmailContent = {
  subject: 'We have your question',
  preview: "We'll answer by email.",
  heading: 'We have your question',
  opening: {
    email: 'mail:question-received',
    defaultLine: text`Hi, we have your question. We'll look at it and any photos you sent, and answer by email.`,
    stays: text`We'll look at your question and any photos you sent, and answer by email.`,
    values: {},
  },
  parts: [
    text`Something to add? Just reply to this email.`,
    muted`Didn't ask us anything? No need to do anything.`,
  ],
};

interface Answered {
  askedAt: string;
  answer: string;
}

/** Doesn't quote the question, because anyone may have typed this address (decision 009). */
export const questionAnswered = ({ askedAt, answer }: Answered, { siteUrl }: EmailSender): EmailContent => ({
  subject: 'Our answer to your question',
  preview: "Here's what we think.",
  heading: 'Our answer',
  opening: {
    email: 'mail:question-answered',
    defaultLine: text`Hi, on ${formatMonthDay(dayOf(new Date(askedAt)))} you asked us what a glove needs. Here's our answer:`,
    stays: text`On ${formatMonthDay(dayOf(new Date(askedAt)))} you asked us what a glove needs. Here's our answer:`,
    values: {},
  },
  parts: [
    block`${lines(answer)}`,
    button('Order a repair', `${siteUrl}${PAGES.order}`),
    muted`More questions? Just reply to this email.`,
  ],
});

interface Won {
  greeting: string;
  prize: string;
  month: string;
}

export const drawingWon = ({ greeting, prize, month }: Won, { siteUrl }: EmailSender): EmailContent => ({
  subject: 'You won our monthly drawing',
  preview: `You won: ${prize}`,
  heading: 'You won!',
  opening: {
    email: 'mail:drawing-won',
    defaultLine: text`Hi ${greeting}, everyone on our mailing list is in our monthly drawing. You won in
      ${monthName(month)}.`,
    stays: text`You won our drawing in ${monthName(month)}.`,
    values: { 'first name': firstName(greeting) },
  },
  parts: [
    stamp`${prize}`,
    text`To claim it, just reply to this email and tell us about your glove. We'll arrange the rest with you.`,
    muted`You're in the drawing because you joined our mailing list. You can leave it in
      ${link('your account', `${siteUrl}${PAGES.customerDashboard}`)}.`,
  ],
});

interface ToMany {
  greeting: string;
  subject: string;
  message: string;
  unsubscribeUrl: string;
}

export const messageToMany = (
  { greeting, subject, message, unsubscribeUrl }: ToMany,
  sender: EmailSender,
): EmailContent => ({
  subject,
  preview: subject,
  heading: subject,
  opening: {
    email: 'mail:message',
    defaultLine: text`Hi ${greeting},`,
    values: { 'first name': firstName(greeting) },
  },
  parts: [
    message.split(/(?:\r\n|\r|\n)[ \t]*(?:\r\n|\r|\n)\s*/).map((paragraph) => text`${lines(paragraph)}`),
  ],
  footer: unsubscribeFooter(
    sender,
    "You're getting this because you have an account with us.",
    unsubscribeUrl,
  ),
});

/** The end of an email to many people: the shop's address, why they get it, and how to leave. */
export function unsubscribeFooter({ shop }: EmailSender, why: string, unsubscribeUrl: string): Part {
  return muted`${shop.address.replaceAll('\n', ', ')}${BREAK}${why} Rather not? ${link('Unsubscribe', unsubscribeUrl)}`;
}

const formatMoment = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });

interface SecurityEvent {
  subject: string;
  description: string;
  at: string;
  address: string | undefined;
}

export const securityNews = (
  { subject, description, at, address }: SecurityEvent,
  sender: EmailSender,
): EmailContent => ({
  subject,
  preview: description,
  heading: subject,
  parts: [
    text`${breakable(description)}`,
    text`${formatMoment(at)}${address ? `, from IP address ${address}` : ''}`,
    button('See what happened', `${sender.siteUrl}${PAGES.adminAudit}`),
    text`If that was you, you're all set. If not, turn the account off under Staff or change your password, which
      signs out everyone who used it.`,
  ],
});
