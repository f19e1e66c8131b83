// The sentences people agree to. Screens and records both take them from here, so the two can't differ (rule 31.2). Each is its own
// export, so public pages load only the ones they show.

/** The home page's sign-up form. */
export const SIGN_UP_WORDING =
  "Join the mailing list for a chance to win free prizes and services in our monthly drawings. You'll get an account with the shop, too.";

/** The switch in the customer's account. */
export const ACCOUNT_MAILING_LIST_WORDING =
  'Everyone on the mailing list is entered in our monthly drawing for free services. You can leave at any time.';

/** The page that an email's unsubscribe link opens. */
export const UNSUBSCRIBE_WORDING =
  "You won't get messages from us anymore, and you won't be in the monthly drawing. You'll still get emails about your orders.";

/** The unsubscribe button that email programs show. */
export const ONE_CLICK_WORDING = 'Unsubscribe';

/** The owner's buttons in the dashboard. */
export const ADD_TO_MAILING_LIST_WORDING = 'Add to mailing list';
export const REMOVE_FROM_MAILING_LIST_WORDING = 'Remove from mailing list';

/** The owner's checkbox in the editor. */
export const EDITOR_MAILING_LIST_WORDING =
  'In the monthly drawing. Off the list, they get no bulk messages until they join again.';

/** The cookie banner. */
export const COOKIES_WORDING =
  'We use cookies to keep you logged in and the shop running. You can order either way.';

/** The checkbox in the order form and the switch on the order's page. */
export const TEXT_ME_LABEL = 'Text me about this order';
export const TEXT_ME_SENTENCE =
  "You agree to get automated texts about this order at your phone number: when your glove arrives, when extra work needs your OK, and when it's done. About three texts per order. Message and data rates may apply. Reply STOP to opt out or HELP for help. You can order without texts.";
export const TEXT_ME_WORDING = `${TEXT_ME_LABEL}. ${TEXT_ME_SENTENCE}`;

/** The button on the order's page. */
export const NO_TEXTS_WORDING = 'Stop texts about this order';

/** The button in the customer's account. */
export const NO_TEXTS_AT_ALL_WORDING = 'Stop texts about all my orders';

/** Shown above the button that sends a review, on the order's page. */
export const REVIEW_WORDING = 'We may show this on our home page with your first name and initial.';

/** The question before a review is removed, on the order's page. */
export const REMOVE_REVIEW_WORDING = 'Remove your review? It comes off our home page right away.';
