export const conversations = 'Conversations';
export const conversationsDidntLoad = "The conversations didn't load";
export const youWrote = (text: string) => `You: ${text}`;
export const photoOnly = 'A photo';
export const fileOnly = 'An attachment';

export const conversationWith = (name: string, number: string) => `${name}, order ${number}`;
export const loadingMessages = 'Loading the messages';
export const messagesDidntLoad = "The messages didn't load";
export const repliesToCheck = 'A reply came from another address. Open the order to check it.';
