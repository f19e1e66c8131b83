export const frequentFindings = 'Frequent findings';
export const workLabel = (which: string) => `Work${which}`;
export const amountLabel = (which: string) => `Amount${which} ($)`;
export const removeLine = (which: string) => `Remove line${which}`;
export const addLine = 'Add Line';

export const extraWorkProposed = 'Extra work proposed';
export const extraWorkFailed = 'Failed to propose extra work';
export const extraWorkForOrder = (number: string) => `Extra Work for Order ${number}`;
export const thisIsWhatCustomerSees = (customerName: string) => `This is what ${customerName} sees.`;
export const getsItByEmail = (customerName: string) =>
  `${customerName} gets it by email and answers on the order's page.`;
export const sendToCustomer = 'Send to Customer';
export const change = 'Change';
export const noteToCustomer = 'Note to the customer';
export const shownBelowLines = 'Shown below the lines. Optional.';
export const daysToAnswer = 'Days to answer';
export const daysRange = (days: number) => `From 1 to ${days}. A reminder goes out after three.`;
export const photosFromBench = 'Photos from the bench';
export const whatYouFound = 'What you found. Images only, 10 MB each.';
export const twoButtonsAppear = "The customer's two buttons, Accept and Decline, appear below.";

export const nothingProposed = 'Nothing proposed';
export const proposeExtraWork = 'Propose Extra Work';
export const whatWasFound = (date: string) => `what was found, ${date}`;
export const withdraw = 'Withdraw';
export const withdrawExtraWork = 'Withdraw the extra work?';
export const withdrawing = 'Withdrawing...';
export const extraWorkWithdrawn = 'Extra work withdrawn';
export const extraWorkWithdrawFailed = 'Failed to withdraw the extra work';
export const customerWontBeAble = (customerName: string, lines: string) =>
  `${customerName} won't be able to accept this and will get an email: ${lines}.`;
export const proposed = (proposed: string, until: string) =>
  `Proposed ${proposed}, can be answered until ${until}`;
export const proposedAndReminded = (proposed: string, reminded: string, until: string) =>
  `Proposed ${proposed}, reminded ${reminded}, can be answered until ${until}`;
export const answeredFrom = (ended: string, address: string) => `${ended}, from ${address}`;
