export const savedReply = 'Saved reply';
export const doesntWork = (name: string) => `${name} (only for messages about an order)`;
export const eachFirstName = "{first name} becomes each customer's first name.";
