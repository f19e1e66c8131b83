export const showWholeEmails = 'Show whole emails';
export const wholeEmails = 'Whole emails';
export const loadingEmails = 'Loading the emails';
export const emailsDidntLoad = "The emails didn't load";
