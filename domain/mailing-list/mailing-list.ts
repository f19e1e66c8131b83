interface MailingListMark {
  mailingListOptIn: boolean;
  /** When the customer left, in ISO 8601; null for who is on the list. */
  unsubscribedAt: string | null;
}

/**
 * What joining or leaving the mailing list writes, by whatever way: link, switch, the owner's form. Who leaves gets no
 * messages to many until joining again; mails about one's own orders go on (rule 10.8).
 */
export function mailingListMark(optIn: boolean, now: Date): MailingListMark {
  return { mailingListOptIn: optIn, unsubscribedAt: optIn ? null : now.toISOString() };
}
