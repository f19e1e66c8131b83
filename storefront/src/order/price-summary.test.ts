import { describe, expect, it } from 'vitest';
import { CRIMSON, completeDraft, OFFERS, PATCH, RETIRED } from './fixtures';
import { BLANK_GLOVE, EMPTY_DRAFT } from './order-draft';
import { priceSummary } from './price-summary';

const patched = { ...BLANK_GLOVE, serviceId: PATCH.id, gloveDetails: 'Catcher mitt, hole' };

describe('priceSummary', () => {
  it('is empty before anything is chosen', () => {
    const summary = priceSummary(EMPTY_DRAFT, OFFERS);
    expect(summary.lines).toEqual([]);
    expect(summary.totals.total).toBe(0);
    expect(summary.deliveryMethod).toBeNull();
  });

  it('adds up the gloves, subtracts the discount, and adds shipping', () => {
    const discount = { code: 'TEN', type: 'percentage', value: 1000 } as const;
    const draft = completeDraft({ deliveryMethod: 'ship' }, { gloves: [patched], discount });
    const summary = priceSummary(draft, OFFERS);
    expect(
      summary.lines.map(({ serviceName, laceColorName, price }) => [serviceName, laceColorName, price]),
    ).toEqual([
      ['Palm Patch', null, 4000],
      ['Full Relace', 'Saddle Tan', 6500],
    ]);
    expect(summary.totals).toEqual({
      subtotal: 10500,
      discountAmount: 1050,
      shippingCharge: 1500,
      total: 10950,
    });
    expect(summary.discountCode).toBe('TEN');
  });

  it('uses the longest turnaround of its services', () => {
    const slow = {
      ...OFFERS,
      services: OFFERS.services.map((each) => (each.id === PATCH.id ? { ...each, days: 30 } : each)),
    };
    expect(priceSummary(completeDraft(), slow).estimate.maxDays).toBe(OFFERS.turnaroundDays);
    expect(priceSummary(completeDraft({}, { gloves: [patched] }), slow).estimate).toEqual({
      minDays: 30,
      maxDays: 30,
    });
  });

  it("adds the owner's shipping charge", () => {
    const draft = completeDraft({ deliveryMethod: 'ship' });
    expect(priceSummary(draft, { ...OFFERS, shippingFee: 990 }).totals).toMatchObject({
      shippingCharge: 990,
      total: 7490,
    });
  });

  it('omits shipping until delivery is chosen', () => {
    expect(priceSummary(completeDraft({ deliveryMethod: '' }), OFFERS).totals.shippingCharge).toBe(0);
  });

  it("skips a blank glove and a service that's no longer offered", () => {
    const draft = completeDraft(BLANK_GLOVE, { gloves: [patched, { ...patched, serviceId: RETIRED.id }] });
    expect(priceSummary(draft, OFFERS).totals.subtotal).toBe(4000);
  });

  it('is ready in 14 days, later if a color is low', () => {
    expect(priceSummary(completeDraft(), OFFERS)).toMatchObject({
      estimate: { minDays: 14, maxDays: 14 },
      scarceLaceColors: [],
    });
    expect(priceSummary(completeDraft({ laceColorId: CRIMSON.id }), OFFERS)).toMatchObject({
      estimate: { minDays: 21, maxDays: 24 },
      scarceLaceColors: ['Crimson'],
    });
  });

  it("uses the owner's turnaround", () => {
    expect(priceSummary(completeDraft(), { ...OFFERS, turnaroundDays: 5 }).estimate).toEqual({
      minDays: 5,
      maxDays: 5,
    });
  });
});
