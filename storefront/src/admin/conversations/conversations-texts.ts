import { plural } from '#domain/words/plural';

export const conversations = 'Conversations';
export const conversationsDidntLoad = "The conversations didn't load";
export const waitingFor = (span: string) => `Waiting for ${span}`;
export const answeredAt = (moment: string) => `Answered ${moment}`;
export const youWrote = (text: string) => `You: ${text}`;
export const photoOnly = 'A photo';
export const fileOnly = 'An attachment';

export const theShop = 'The shop';
export const conversationWith = (name: string, number: string) => `${name}, order ${number}`;
export const yourAnswer = 'Your answer';
export const sendAnswer = 'Send Answer';
export const loadingMessages = 'Loading the messages';
export const messagesDidntLoad = "The messages didn't load";
export const photosCount = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });
export const openOrder = (number: string) => `Open order ${number}`;
