export const sixDigitsFromAuthenticator = 'Six digits from your authenticator app.';
export const recoveryCodeInstead = 'Use a recovery code';
export const recoveryCode = 'Recovery code';
export const oneOfTenSaved = 'One of the ten you saved. Each works once.';
export const appCodeInstead = 'Use a code from the app';
export const loginFailed = 'Failed to login';
export const secondStep = 'Second step';

export const staffLogin = 'Staff Login';
export const adminLogin = 'Admin Login';
export const signInWithInvitedEmail = 'Sign in with the email the owner invited you with.';
export const onePasswordOpensDashboard = 'One password opens the dashboard and the editor.';
export const signInAsOwner = 'Sign in as the owner';
export const signInAsStaff = 'Sign in as staff';
export const signInWithPasskey = 'Sign in with a passkey';

export const arrived = 'Arrived';
export const late = 'Late';
export const toAnswer = 'To answer';
export const moneyProblems = 'Money problems';
export const unpaid = 'Unpaid';
export const lowLaces = 'Low laces';

export const adminDashboard = 'Admin Dashboard';

export const paymentProblemsDidntLoad = "The payment problems didn't load";
export const paymentProblems = (total: string) => `Payment problems (${total})`;
export const moreInEditor = (more: string) => `${more} more in the editor`;
export const deletedOrder = (number: string) => `Order ${number}, deleted`;
export const orderNumber = (number: string, customerName: string) => `Order ${number}, ${customerName}`;
export const openOrder = 'Open order';
export const markAsSettledOrder = (number: string) => `Mark as settled: order ${number}`;
export const markAsSettled = 'Mark as settled';
export const markAsSettledTitle = 'Mark as settled?';
export const problemSettled = 'Marked as settled';
export const problemSettleFailed = 'Failed to mark it as settled';
export const settleOnceMoneyRight = (number: string) =>
  `Do this once the money for order ${number} is right. This clears the problem from the dashboard and moves no money.`;

export const totalOrders = 'Total Orders';
export const thisWeek = 'This Week';
export const in7Days = 'in 7 days';
export const fromLastWeek = 'from last week';
export const totalRevenue = 'Total Revenue';

export const loadingTab = (title: string) => `Loading ${title}`;
export const thisTabDidntLoad = "This tab didn't load";
