import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PAGES } from '../pages/pages';
import { TEXT_KINDS } from './text';
import { SITE_URL_MAX, STOP_NOTE, septetsOf, TEXT_MAX, textBody, toGsm7 } from './text-body';

const link = (site = 'https://gloves.example') => `${site}${PAGES.track}/${'x'.repeat(46)}`;
const facts = {
  kind: 'received',
  shopName: 'The Glove Shop',
  gloves: 1,
  isPickedUp: false,
  isFirst: false,
  link: link(),
} as const;

describe('the text of a message (rule 34.5)', () => {
  it('has the shop, the news, and the link', () => {
    expect(textBody(facts)).toBe(`The Glove Shop: Your glove is here. ${link()}`);
    expect(textBody({ ...facts, gloves: 3 })).toBe(`The Glove Shop: Your gloves are here. ${link()}`);
    expect(textBody({ ...facts, kind: 'extra-work' })).toBe(
      `The Glove Shop: We found something. OK to fix it? ${link()}`,
    );
    expect(textBody({ ...facts, kind: 'shipped' })).toContain('Your glove is on its way back.');
    expect(textBody({ ...facts, kind: 'shipped', isPickedUp: true })).toContain('ready to pick up.');
  });

  it('says how to opt out in the first one', () => {
    expect(textBody({ ...facts, isFirst: true })).toMatch(/ Reply STOP to opt out$/);
  });

  it('spells names in GSM-7', () => {
    expect(toGsm7('Łukasz’s “Gloves” — Café №1')).toBe(`Lukasz's "Gloves" - Café No1`);
    expect(toGsm7('Ñandú\n🧤 Glove\u00a0Co.')).toBe('Ñandu Glove Co.');
    expect(textBody({ ...facts, shopName: '野球' })).toMatch(/^The Glove Shop: /);
  });

  it('counts extended characters twice', () => {
    expect(septetsOf('a[b]€')).toBe(8);
    expect(septetsOf('🧤')).toBeGreaterThan(TEXT_MAX);
  });

  it("fits into 160 septets with every shop name and every URL that isn't too long", () => {
    const host = fc.integer({ min: 1, max: SITE_URL_MAX - 'https://'.length });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.string({ unit: fc.constantFrom('[', '€', '|', 'é', ' ') }),
        ),
        host,
        fc.constantFrom(...TEXT_KINDS),
        fc.record({
          isFirst: fc.boolean(),
          isPickedUp: fc.boolean(),
          gloves: fc.integer({ min: 1, max: 20 }),
        }),
        (shopName, length, kind, others) => {
          const site = `https://${'h'.repeat(length)}`;
          const body = textBody({ kind, shopName, link: link(site), ...others });
          expect(septetsOf(body)).toBeLessThanOrEqual(TEXT_MAX);
          expect(body).toContain(link(site));
          expect(body.includes(STOP_NOTE)).toBe(others.isFirst);
          expect(body).toMatch(/^.+: [YW]/);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('has room for typical shop URLs', () => {
    expect(SITE_URL_MAX).toBeGreaterThanOrEqual(40);
    const site = `https://${'h'.repeat(SITE_URL_MAX)}`;
    expect(() =>
      textBody({ ...facts, kind: 'extra-work', gloves: 2, isFirst: true, link: link(site) }),
    ).toThrow();
  });
});
