'use client';
import { withCondition } from '@payloadcms/ui';
import type { NumberFieldClientProps } from 'payload';
import { centsToDecimal } from '#domain/wire/money';
import { HundredthsInput } from './hundredths-input';

const DOLLARS = { before: '$' };

function MoneyInput(props: NumberFieldClientProps) {
  return <HundredthsInput props={props} unit={DOLLARS} show={centsToDecimal} />;
}

/** Dollars with two decimals on the screen, integer cents in the database (rule 1.2). */
export const MoneyField = withCondition(MoneyInput);
