/** Texts of notices about security, to the letter (rule 2.10); a success is a title, a failure a text. */
export const SECURITY_TEXTS = {
  confirmFailed: "Couldn't confirm it's you. Try again.",
  passkeyNotUsed: "The passkey wasn't used. Try again.",
  setUpFailed: 'Failed to set up the second factor',
  turnedOn: 'The second factor is on',
  turnOnFailed: 'Failed to turn on the second factor',
  turnedOff: 'The second factor is off',
  turnOffFailed: 'Failed to turn off the second factor',
  codesFailed: 'Failed to make new recovery codes',
  codesCopied: 'Recovery codes copied',
  codesNotCopied: "We couldn't copy them. Write them down.",
  passkeyAdded: 'Passkey added',
  passkeyAddFailed: "The passkey wasn't created. Try again.",
  passkeyRenamed: 'Passkey renamed',
  passkeyRenameFailed: 'Failed to rename the passkey',
  passkeyRemoved: 'Passkey removed',
  passkeyRemoveFailed: 'Failed to remove the passkey',
} as const;
