/** Texts of notices about security, to the letter (rule 2.10); a success is a title, a failure a text. */
export const SECURITY_TEXTS = {
  confirmFailed: 'Could not confirm. Please try again.',
  passkeyNotUsed: 'The passkey was not used. Please try again.',
  setUpFailed: 'Failed to set up the second factor',
  turnedOn: 'The second factor is on',
  turnOnFailed: 'Failed to turn the second factor on',
  turnedOff: 'The second factor is off',
  turnOffFailed: 'Failed to turn the second factor off',
  codesFailed: 'Failed to make new recovery codes',
  codesCopied: 'Recovery codes copied',
  codesNotCopied: 'They could not be copied. Please write them down.',
  passkeyAdded: 'Passkey added',
  passkeyAddFailed: 'The passkey was not made. Please try again.',
  passkeyRenamed: 'Passkey renamed',
  passkeyRenameFailed: 'Failed to rename the passkey',
  passkeyRemoved: 'Passkey removed',
  passkeyRemoveFailed: 'Failed to remove the passkey',
} as const;
