/** What of the shop's people and doors its owner is mailed (rule 18.7). */
export const OWNER_NEWS = ['login', 'role', 'second-factor', 'payment-settings'] as const;
export type OwnerNews = (typeof OWNER_NEWS)[number];

export const OWNER_NEWS_SUBJECT: Readonly<Record<OwnerNews, string>> = {
  login: 'Login from a new browser',
  role: 'A role was changed',
  'second-factor': 'A second factor was changed',
  'payment-settings': 'How your shop is paid was changed',
};
