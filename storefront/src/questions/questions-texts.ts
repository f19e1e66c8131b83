import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const weHaveYourQuestion = 'We have your question';
export const thanksAnswerTo = (where: ReactNode) =>
  rich`Thanks! We'll look at it and email our answer to ${where}`;
export const youCanOrderNow = "You can order now. If we find more on the glove, we'll ask you first.";
export const yourQuestionWasntSent = "Your question wasn't sent. It's still here, so try again in a moment.";
export const notSureWhatItNeeds = 'Not sure what it needs?';
export const tellUsWhatsWrong = "Tell us what's wrong and show us. We'll look at it and reply by email.";
export const sendQuestion = 'Send Question';
export const notNow = 'Not now';
export const sendOurAnswerHere = "We'll send our answer here.";
export const whatsWrongWithIt = "What's wrong with it?";
export const makeAndModel = "Make and model if you know them, and what's bothering you.";
export const photosOfGloveOptional = 'Photos of the glove (optional)';
export const upToPhotos = (max: number) =>
  `Up to ${max} photos, 10 MB each. Close-ups of worn spots help most.`;

export const questionFormDidntLoad =
  "The question form didn't load. Check your connection and reload the page.";
