import type { ReactNode } from 'react';
import { rich } from '../ui/rich';

export const receipt = 'Receipt';
export const orderedDay = (day: ReactNode) => rich`Ordered: ${day}`;
export const readyAround = (readyBy: string) => `Ready around ${readyBy}`;
export const deliveryLabel = (label: string) => `Delivery: ${label}`;
export const receiptFor = 'Customer';
export const lace = 'Lace';
export const glove = 'Glove';
export const proposedNotAcceptedYet = (lines: string, amount: string) =>
  `Proposed, not accepted yet: ${lines}. Extra work total: ${amount}.`;
export const refundedHow = (how: string) => `Refunded${how}`;
export const rush = 'Rush';
