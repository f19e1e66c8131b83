/** What only the server says, to other programs and to the owner in the editor: no page carries these in its script. */
export const SERVER_MESSAGES = {
  deletePendingPayment:
    'PayPal is still checking a payment of this order. It can be deleted when that is settled.',
  deletePaid:
    'This order is paid online and not done. Refund it and set it to Canceled, or ship it; then it can be deleted.',
  deletePaymentProblem:
    'Please settle what the field Payment problem says and empty it before you delete this order.',
  nothingToSettle: 'There is nothing to settle about this payment any more',
  badSignature: 'The signature of this notice is not valid',
  webhookNotSetUp: 'Notices of PayPal are not set up in this shop',
  mailHeldBack:
    'Held back: too many mails to this address for hours. Send it again if you know the customer.',
  mailPutOff: 'Put off: this address had its mails for this hour. It goes out by itself.',
  databaseAway: 'The database does not answer',
  lengthRequired: 'What is sent must say how long it is',
  mailNotFailed: 'Only a mail that failed can be sent again',
} as const;
