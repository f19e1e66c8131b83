import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const somethingWentWrong = 'Something went wrong';
export const thatDidntWork = "That didn't work";
export const somethingWentWrongPage = 'Something went wrong on this page. Reloading usually fixes it.';

export const pageNotFound = 'Page Not Found';
export const oneWentOverFence = (link: ReactNode) =>
  rich`This one went over the fence. The web address may have a typo, or the page moved. Looking for your glove? ${link}.`;
export const findYourOrder = 'Find your order';
