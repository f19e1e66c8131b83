import { plural } from '#domain/words/plural';
import { reviews } from '../parts/shared-texts';

export const review = 'Review';
export const allReviews = 'All reviews';
export const reviewsWaiting = (count: number) => (count > 0 ? `Reviews (${count} waiting)` : reviews);
export const didntLoad = "The reviews didn't load";
export const starsOf = (count: number) => `${count} of 5 ${plural(count, { one: 'star', other: 'stars' })}`;
export const noWords = 'Stars only, no words.';
export const order = (number: string) => `Order ${number}`;
export const writtenAt = (at: string) => `Written ${at}`;
export const approve = 'Approve';
export const takeDown = 'Take down';
export const approveOf = (name: string) => `Approve the review by ${name}`;
export const declineOf = (name: string) => `Decline the review by ${name}`;
export const takeDownOf = (name: string) => `Take down the review by ${name}`;
export const answerOf = (name: string) => `Answer ${name}`;
export const changeAnswerOf = (name: string) => `Change answer to ${name}`;
export const changeAnswer = 'Change answer';
export const answerHint =
  "It appears under the review, on the home page and the order's page. Leave it empty for no answer.";
export const saveAnswer = 'Save answer';
export const answerSaved = 'Answer saved';
export const answerNotSaved = "The answer wasn't saved. It's still here, so try again in a moment.";
export const approved = 'Review approved. The home page shows it now.';
export const declined = 'Review declined. Only you and the customer see it.';
export const takenDown = 'Review taken down. Only you and the customer see it.';
export const notDecided = 'Nothing changed. Check the review and try again.';
