// The sentences people agree to. Screens and records both take them from here, so the two can't differ (rule 31.2). Each is its own
// export, so public pages load only the ones they show.

export const SIGN_UP_WORDING =
  "Join the mailing list for a chance to win free prizes and services in our monthly drawings. You'll get an account with the shop, too.";

export const ACCOUNT_MAILING_LIST_WORDING =
  'Everyone on the mailing list is entered in our monthly drawing for free services. You can leave at any time.';

export const UNSUBSCRIBE_WORDING =
  "You won't get messages from us anymore, and you won't be in the monthly drawing. You'll still get emails about your orders.";

/** The unsubscribe button that email programs show. */
export const ONE_CLICK_WORDING = 'Unsubscribe';

export const ADD_TO_MAILING_LIST_WORDING = 'Add to mailing list';
export const REMOVE_FROM_MAILING_LIST_WORDING = 'Remove from mailing list';

export const EDITOR_MAILING_LIST_WORDING =
  'In the monthly drawing. Off the list, they get no bulk messages until they join again.';

export const COOKIES_WORDING =
  'We use cookies to keep you logged in and the shop running. You can order either way.';

export const TEXT_ME_LABEL = 'Text me about this order';
export const TEXT_ME_SENTENCE =
  "You agree to get automated texts about this order at your phone number: when your glove arrives, when extra work needs your OK, and when it's done. About three texts per order. Message and data rates may apply. Reply STOP to opt out or HELP for help. You can order without texts.";
export const TEXT_ME_WORDING = `${TEXT_ME_LABEL}. ${TEXT_ME_SENTENCE}`;

export const NO_TEXTS_WORDING = 'Stop texts about this order';

export const NO_TEXTS_AT_ALL_WORDING = 'Stop texts about all my orders';

export const REVIEW_WORDING = 'We may show this on our home page with your first name and initial.';

export const REMOVE_REVIEW_WORDING = 'Remove your review? It comes off our home page right away.';
