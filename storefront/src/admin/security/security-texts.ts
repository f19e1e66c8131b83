import { IDLE_HOURS, SESSION_DAYS } from '#domain/people/session-life';
import { plural } from '#domain/words/plural';

export const enterAPassword = 'Enter a password';
export const confirmFailed = "Couldn't confirm it's you. Try again.";
export const confirmItsYou = "Confirm it's you";
export const signedInWhileAgo = 'You signed in a while ago, so we need to check again.';
export const confirm = 'Confirm';
export const yourPassword = 'Your password';
export const passkeyInstead = 'Use a passkey';

export const codesCopied = 'Recovery codes copied';
export const codesNotCopied = "We couldn't copy them. Write them down.";
export const yourRecoveryCodes = 'Your recovery codes';
export const codesHint =
  'Each one signs you in once instead of a code from the app. Keep them somewhere safe.';
export const savedThem = "I've saved them";
export const notShownAgain = "We won't show them again.";
export const recoveryCodes = 'Recovery codes';
export const copy = 'Copy';

export const turnOnFailed = 'Failed to turn on the second factor';
export const turnedOn = 'The second factor is on';
export const setUpSecondFactor = 'Set up the second factor';
export const scanWithApp =
  'Scan this with an authenticator app, like the one on your phone or in your password manager.';
export const turnOn = 'Turn on';
export const turningOn = 'Turning on...';
export const qrCodeOfKey = 'QR code of the key below';
export const noCamera = 'No camera? Type this key into the app:';
export const sixDigitsAppShows = 'The six digits the app shows now.';

export const secondFactor = 'Second factor';
export const on = 'On';
export const loadingSecondFactor = 'Loading the second factor';
export const secondFactorDidntLoad = "The second factor didn't load";
export const setUpFailed = 'Failed to set up the second factor';
export const whySecondFactor =
  "When you sign in, we'll also ask for a code from your phone, so a stolen password isn't enough.";
export const settingUp = 'Setting up...';
export const setUp = 'Set up';
export const codesFailed = 'Failed to make new recovery codes';
export const codeAskedAtSignIn = (count: number) =>
  `When you sign in with your password, we ask for a code from your app. ${plural(count, { one: 'One recovery code is left', other: `${count} recovery codes are left` })} for when you don't have your phone.`;
export const newRecoveryCodes = 'New recovery codes';
export const turnOff = 'Turn off';
export const makeNewRecoveryCodes = 'Make new recovery codes?';
export const makeNewCodes = 'Make new codes';
export const oldOnesStopWorking = 'The old ones stop working right away.';
export const turnSecondFactorOff = 'Turn the second factor off?';
export const turningOff = 'Turning off...';
export const turnedOff = 'The second factor is off';
export const turnOffFailed = 'Failed to turn off the second factor';
export const passwordAloneWillOpen =
  'Your password alone will open the dashboard. Your recovery codes stop working.';

export const addAPasskey = 'Add a passkey';
export const goOn = 'Continue';
export const waitingForYourDevice = 'Waiting for your device...';
export const passkeyAdded = 'Passkey added';
export const passkeyAddFailed = "The passkey wasn't created. Try again.";
export const renamePasskey = 'Rename passkey';
export const passkeyRenamed = 'Passkey renamed';
export const passkeyRenameFailed = 'Failed to rename the passkey';
export const passkeyNameHint = "For example, the device it's on.";

export const passkeys = 'Passkeys';
export const whatPasskeyDoes =
  "A passkey signs you in with your device's fingerprint, face, or PIN. No password or code needed, and your password still works too.";
export const loadingPasskeys = 'Loading passkeys';
export const passkeysDidntLoad = "The passkeys didn't load";
export const noPasskeysYet = 'No passkeys yet';
export const addedAndUsed = (added: string, used: string) => `Added ${added}, last used ${used}`;
export const addedNotUsed = (added: string) => `Added ${added}, not used yet`;
export const renameName = (name: string) => `Rename ${name}`;
export const rename = 'Rename';
export const passkeyRemoved = 'Passkey removed';
export const passkeyRemoveFailed = 'Failed to remove the passkey';
export const cantSignInWithIt =
  "You won't be able to sign in with it. Your device may still list it until you delete it there.";

export const signedOutAfter = `You're signed out after ${IDLE_HOURS} hours without use, or after ${SESSION_DAYS.admins} days. Don't recognize a device? Sign it out.`;
