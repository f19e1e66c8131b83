import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const resetEmailFailed = 'Failed to send reset email';
export const checkYourEmail = 'Check Your Email';
export const resetPassword = 'Reset Password';
export const emailYouLink = "We'll email you a link to choose a new password. It works for one hour.";
export const sendResetLink = 'Send Reset Link';

export const loginFailed = 'Failed to login. Please try again.';
export const needJavascript = 'You need JavaScript to log in. Turn it on and reload the page.';
export const customerLogin = 'Customer Login';
export const seeOrders = 'See your orders and how your glove is coming along.';
export const noAccountYet = (link: ReactNode) =>
  rich`No account yet? You'll get one with your first order, or ${link} for the mailing list and the monthly drawing.`;
export const signUp = 'sign up';
export const orderedWithoutAccount = (link: ReactNode) => rich`Ordered without an account? ${link}`;

export const cancelDetails = 'Cancel changing details';
export const cancelEmail = 'Cancel changing email';
export const cancelPassword = 'Cancel changing password';

export const yourDetails = 'Your details';
export const saveDetails = 'Save details';
export const detailsChanged = 'Your details have been changed';
export const detailsFailed = 'Failed to change your details';

export const editAddress = 'Edit address';
export const addAddress = 'Add address';
export const removeAddress = 'Remove address';
export const removingAddress = 'Removing address...';
export const saveAddress = 'Save address';
export const cancelAddress = 'Cancel changing address';
export const addressSaved = 'Your address has been saved';
export const addressRemoved = 'Your address has been removed';
export const addressFailed = 'Failed to change your address';
export const noAddressYet = "No address yet. We'll save the one you enter when you next ship a glove.";
export const fillsInNextOrder = "We'll fill it in when you order again.";

export const changeEmail = 'Change email';
export const weEmailedLink = (email: string) =>
  `We emailed a link to ${email}. Open it within an hour. Until then your email stays the same.`;
export const sendLink = 'Send Link';
export const emailFailed = 'Failed to change your email';
export const newEmail = 'New Email';
export const yourPassword = 'Your Password';

export const preferenceUpdated = 'Mailing list preference updated';
export const preferenceFailed = 'Failed to update preference';
export const mailingListPreferences = 'Mailing List Preferences';
export const joinMailingList = 'Join Mailing List';
export const enteredInDrawings = 'Entered in Drawings';
export { ACCOUNT_MAILING_LIST_WORDING as everyoneOnMailingList } from '#domain/consents/consent-words';

export const whereYourGlovesAre = 'Where your gloves are';
export const yourLastOrder = 'Your last order';
export const followOrder = (number: string) => `Order ${number}, follow it`;
export const readyAround = (readyBy: string) => `Ready around ${readyBy}`;
export const dueAmount = (amount: string) => `${amount} due`;

export const noDetailsAvailable = 'No details available';

export const payNow = 'Pay now';
export const isStillDue = (amount: string) => `${amount} is still due for this order.`;
export const restIsStillDue = (amount: string) => `The rest of ${amount} is still due for this order.`;

export const openPhoto = (title: string, index: number, count: number) =>
  `${title}, ${index} of ${count} (opens in a new tab)`;
export const orderedOn = (date: string) => `Ordered on ${date}`;
export const paymentLabel = (label: string) => `Payment: ${label}`;
export const returnAddress = 'Return address';
export const discountWithCode = (discountCode: string) => `Discount (${discountCode})`;

export const orderDate = 'Order Date';
export const orderHistory = 'Order History';
export const forOrder = (label: string, number: string) => `${label} for order ${number}`;

export const erased = 'Your account has been erased';
export const eraseFailed = 'Failed to erase your account';
export const eraseYourAccount = 'Erase your account?';
export const thisCantBeUndone = "This can't be undone.";
export const eraseMyAccount = 'Erase my account';
export const erasing = 'Erasing...';
export const whatGoesList = (heading: ReactNode) =>
  rich`${heading} your account with your name, email, phone, and password; your addresses, photos, and what you wrote about your gloves; messages to you; and your spot on the mailing list.`;
export const whatGoes = 'What we erase:';
export const whatStaysList = (heading: ReactNode) =>
  rich`${heading} your orders as "Erased customer", with services, amounts, and dates, because we have to keep our books; and pictures of finished work in our gallery.`;
export const whatStays = 'What we keep:';
export const yourData = 'Your data';
export const everythingWeHaveAbout =
  'Everything we have about you. Download it as one file, or erase it for good.';

export const passwordsDiffer = 'Passwords do not match';
export const newPassword = 'New Password';
export const confirmPassword = 'Confirm Password';

export const changePassword = 'Change password';
export const newPasswordSignsOut = 'A new password signs you out everywhere else.';
export const savePassword = 'Save password';
export const passwordFailed = 'Failed to change your password';
export const currentPassword = 'Current Password';

export const yourOrdersDidntLoad = "Your orders didn't load";
export const loadingYourOrders = 'Loading your orders';
export const noOrdersFound = 'No orders found';
export const ordersWillAppearHere = 'Your orders will appear here once you place one';
export const dontRecognizeDevice = "Don't recognize a device? Sign it out and change your password.";
export const customerDashboard = 'Customer Dashboard';

export const loadingYourAccount = 'Loading your account';
export const yourAccount = 'Your account';
export const yourAccountDidntLoad = "Your account didn't load";

export const resetFailed = 'Failed to reset password';
export const resetting = 'Resetting...';
export const backToLogin = 'Back to Login';

export const passwordResetSuccessful = 'Password Reset Successful!';
export const resetDone = 'Your password has been changed successfully. Redirecting to login...';
export const invalidResetLink = 'Invalid Reset Link';
export const chooseNewPassword = 'Choose a new password for your account.';
export const askForNewOne = 'Ask for a new one with "Forgot Password?" at the login.';

export const toYourAccount = 'To Your Account';
export const emailChanged = 'Email Changed!';
export const invalidConfirmationLink = 'Invalid Confirmation Link';
export const confirmFailed = 'Failed to confirm your email. Please try again.';
export const confirmEmail = 'Confirm Email';
export const logInWithNewEmail = "You'll log in with your new email from then on.";

export const goToLogin = 'Go to login';
export const yourPasswordIsSaved = 'Your password is saved';
export const signInWithEmail = 'Sign in with your email and this password.';
export const thisLinkDoesntWork = "This link doesn't work";
export const welcomeToShop = 'Welcome to the shop';
export const choosePassword = 'Choose a password to sign in.';
export const savePasswordTitle = 'Save Password';
export const ownerCanSendNewOne = 'The owner can send a new one from the Staff page.';
export const rush = 'Rush';
