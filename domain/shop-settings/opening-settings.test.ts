import { describe, expect, it } from 'vitest';
import { OPENED_EMAILS } from '../email/openings';
import { openingChange, openingLineOf } from './opening-settings';
import { SHOP_DEFAULTS } from './shop-settings';

describe('an opening line', () => {
  it.each(OPENED_EMAILS)(
    "of %s can be read once it's saved, and is gone once it's empty (rule 35.2)",
    (email) => {
      expect(openingLineOf(SHOP_DEFAULTS, email)).toBe('');
      const saved = { ...SHOP_DEFAULTS, ...openingChange(SHOP_DEFAULTS, { email, line: 'Hello!' }) };
      expect(openingLineOf(saved, email)).toBe('Hello!');
      for (const other of OPENED_EMAILS) if (other !== email) expect(openingLineOf(saved, other)).toBe('');
      expect({ ...saved, ...openingChange(saved, { email, line: '' }) }).toEqual(SHOP_DEFAULTS);
    },
  );

  it('leaves the lines of other emails', () => {
    const emailOpenings = [{ email: 'mail:welcome', line: 'Hello!' }] as const;
    const settings = { ...SHOP_DEFAULTS, emailOpenings: [...emailOpenings] };
    expect(openingChange(settings, { email: 'mail:message', line: 'Howdy!' })).toEqual({
      emailOpenings: [...emailOpenings, { email: 'mail:message', line: 'Howdy!' }],
    });
  });
});
