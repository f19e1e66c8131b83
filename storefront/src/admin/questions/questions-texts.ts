import type { ReactNode } from 'react';
import { rich } from '../../ui/rich';

export const question = 'Question';
export const sentAt = (time: ReactNode) => rich`Sent: ${time}`;
export const typedWasntSent = "What you typed wasn't sent";

export const loadingTheQuestion = 'Loading the question';
export const questionDidntLoad = "The question didn't load";
export const questionAnswered = 'Answer sent';
export const questionAnswerFailed = 'Failed to send the answer';
export const questionFrom = (email: string) => `Question from ${email}`;
export const askedAt = (moment: string) => `Asked: ${moment}`;
export const emailItOnce = (email: string) => `We'll email it to ${email} once and keep it here.`;

export const questionsDidntLoad = "The questions didn't load";
