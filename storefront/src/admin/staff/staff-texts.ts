export const everythingExceptStaff =
  'Everything except staff and settings. Refunds up to the limit in Shop settings.';
export const ordersWithoutMoneyPhotos =
  'Orders without the money: photos, notes, status, and dates. Plus lace stock.';
export const shownInOrdersHistory = "Shown in the order's history.";
export const role = 'Role';

export const staffUpdated = 'Saved';
export const staffFailed = 'Failed to save';

export const invited = 'Invitation sent';
export const willGetEmail = (name: string) => `${name} will get an email to choose a password.`;
export const inviteFailed = 'Failed to send the invitation';
export const invite = 'Invite';
export const emailThemLink =
  "We'll email them a link to choose a password. It works once and expires in seven days.";
export const sendInvitation = 'Send Invitation';

export const staffRemoved = 'Removed';
export const isSignedOutNow = (name: string) =>
  `${name} is signed out right away and can't sign in anymore. Their name stays on what they did.`;

export const noPasswordYet = 'No password yet';
export const people = 'People';
export const loadingStaff = 'Loading staff';
export const listDidntLoad = "The list didn't load";
export const justYouSoFar = "It's just you so far. Invite someone and choose what they can do.";
export const canSignIn = (name: string) => `${name} can sign in`;
export const sendLinkTo = (name: string) => `Send ${name} a link to choose a password`;
export const sendPasswordLink = 'Send a link to choose a password';
export const linkSent = 'Link sent';
export const toEmail = (email: string) => `To ${email}`;
