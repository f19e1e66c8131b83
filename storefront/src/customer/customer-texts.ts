/** Texts of the customers' screens, to the letter (rule 2.10). */
export const CUSTOMER_TEXTS = {
  loginFailed: 'Failed to login. Please try again.',
  resetEmailFailed: 'Failed to send reset email',
  preferenceUpdated: 'Mailing list preference updated',
  preferenceFailed: 'Failed to update preference',
  loggedOut: 'You have been logged out successfully',
  logoutFailed: 'Failed to logout',
  passwordsDiffer: 'Passwords do not match',
  resetFailed: 'Failed to reset password',
  resetDone: 'Your password has been changed successfully. Redirecting to login...',
  detailsChanged: 'Your details have been changed',
  detailsFailed: 'Failed to change your details',
  emailFailed: 'Failed to change your email',
  confirmFailed: 'Failed to confirm your email. Please try again.',
  passwordFailed: 'Failed to change your password',
  erased: 'Your account has been erased',
  eraseFailed: 'Failed to erase your account',
} as const;
