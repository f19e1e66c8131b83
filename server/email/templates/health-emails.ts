import type { CheckView } from '#domain/health/health-checks';
import { PAGES } from '#domain/pages/pages';
import { breakable, button, type EmailContent, type EmailSender, text } from './email-content';

/** Emails the owner about a check that turned red or recovered (rule 23.2). */
export function healthChanged(
  { title, found, todo }: CheckView,
  isRed: boolean,
  sender: EmailSender,
): EmailContent {
  const subject = isRed
    ? `Your shop has a problem: ${title.toLowerCase()}`
    : `Solved: ${title.toLowerCase()}`;
  return {
    subject,
    preview: found,
    heading: subject,
    parts: [
      text`${breakable(found)}`,
      isRed && todo && text`${breakable(todo)}`,
      button('Open Health', `${sender.siteUrl}${PAGES.adminHealth}`),
      isRed ? text`We'll email you once more when it's solved.` : text`You're all set.`,
    ],
  };
}
