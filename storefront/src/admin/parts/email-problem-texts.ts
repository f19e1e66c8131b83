export const isntReaching = "Email isn't reaching this customer";
export const dismissed = 'Dismissed';
export const dismissFailed = "We couldn't dismiss it";
