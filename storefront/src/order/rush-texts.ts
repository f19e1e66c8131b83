export const howSoon = 'How soon do you need it?';
export const standard = 'Standard';
export const noExtraCost = 'No extra cost.';
export const rushFor = (amount: string) => `Rush, ${amount}`;
export const readyAround = (days: string) => `Ready around ${days}.`;
