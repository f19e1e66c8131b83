import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const extraWorkTotal = 'Extra work total';
export const whatWeFound = 'What we found';
export const orderWouldComeTo = (total: ReactNode, due: ReactNode, until: ReactNode) =>
  rich`Your order would come to ${total}, with ${due} due. You can answer until ${until}.`;
