/** Texts about the whole emails that messages were cut from. */

export const showWholeEmails = 'Show whole emails';
export const wholeEmails = 'Whole emails';
export const loadingEmails = 'Loading emails …';
export const emailsDidntLoad = "The emails didn't load";
