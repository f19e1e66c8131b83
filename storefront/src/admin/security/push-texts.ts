export const notifications = 'Push notifications';
export const whatTheySay =
  'Get a notification on this device when something happens in the shop. It only says what kind of thing happened, never a name or an amount.';
export const loadingNotifications = 'Loading your notifications';
export const notificationsDidntLoad = "Your notifications didn't load";
export const onThisDevice = 'Notifications on this device';
export const turnedOn = 'Notifications are on';
export const turnedOff = 'Notifications are off';
export const turnOnFailed = 'Failed to turn on notifications';
export const turnOffFailed = 'Failed to turn off notifications';
export const notAllowed =
  "Your browser didn't allow notifications. Allow them for this site in its settings, then try again.";

export const tellMeAbout = 'Notify me about';
export const quietHours = 'Quiet hours';
export const quietHint = (timeZone: string) =>
  `We hold notifications during these hours. When they end, one notification sums up what happened. Times are the shop's (${timeZone}).`;
export const until = 'Until';
export const enterATime = 'Enter a time';
export const saved = 'Notifications saved';
export const saveFailed = 'Failed to save your notifications';
export const sendATest = 'Send a test notification';
export const testSent = 'Test sent. It should show up in a few seconds.';
export const testFailed = 'Failed to send a test notification';

export const yourDevices = 'Devices with notifications';
export const noneYet = 'No devices yet.';
export const deviceFacts = (kinds: string, quiet: string | null, added: string) =>
  [kinds, quiet, `added ${added}`].filter(Boolean).join(', ');
export const nothing = 'nothing';
export const quietFromTo = (from: string, to: string) => `quiet ${from} to ${to}`;
export const removeDevice = (position: number, device: string) => `Remove device ${position}: ${device}`;
export const deviceRemoved = 'Notifications are off on that device';
export const removeFailed = 'Failed to turn off notifications on that device';
