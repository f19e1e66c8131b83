/** The security events the owner gets an email about (rule 18.7). */
export const OWNER_NEWS = ['login', 'role', 'second-factor', 'payment-settings'] as const;
export type OwnerNews = (typeof OWNER_NEWS)[number];

export const OWNER_NEWS_SUBJECT: Readonly<Record<OwnerNews, string>> = {
  login: 'New sign-in',
  role: 'A role was changed',
  'second-factor': 'A second factor was changed',
  'payment-settings': 'Payment settings were changed',
};
