/** What people can agree to. Each choice is a separate record (chapter 31 of the rules). */
export const CONSENT_KINDS = ['mailing-list', 'texts', 'photos', 'review', 'cookies'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

export const CONSENT_KIND_LABEL = {
  'mailing-list': 'Mailing list',
  texts: 'Text messages',
  photos: 'Photos of their glove',
  review: 'Review on the home page',
  cookies: 'Cookies',
} as const satisfies Record<ConsentKind, string>;

/** The kind of agreement, if there's more than one. */
export const CONSENT_CHOICES = ['with-first-name', 'without-name'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

export const CONSENT_CHOICE_LABEL = {
  'with-first-name': 'With their first name',
  'without-name': 'Without their name',
} as const satisfies Record<ConsentChoice, string>;

export const CONSENT_PLACES = [
  'home-page',
  'order-form',
  'order-page',
  'account',
  'cookie-banner',
  'email',
  'unsubscribe-link',
  'one-click-unsubscribe',
  'text-message',
  'dashboard',
  'editor',
] as const;
export type ConsentPlace = (typeof CONSENT_PLACES)[number];

export const CONSENT_PLACE_LABEL = {
  'home-page': 'Home page',
  'order-form': 'Order form',
  'order-page': "The order's page",
  account: 'Their account',
  'cookie-banner': 'Cookie banner',
  email: 'Link in an email',
  'unsubscribe-link': 'Unsubscribe link',
  'one-click-unsubscribe': 'Unsubscribe button of their email program',
  'text-message': 'Text message (STOP or START)',
  dashboard: 'Dashboard, by the shop',
  editor: 'Editor, by the shop',
} as const satisfies Record<ConsentPlace, string>;
