import { plural } from '#domain/words/plural';

export const waitingFor = (span: string) => `Waiting for ${span}`;
export const answeredAt = (moment: string) => `Answered ${moment}`;
export const photosCount = (count: number) => plural(count, { one: '1 photo', other: `${count} photos` });
export const sendAnswer = 'Send Answer';
