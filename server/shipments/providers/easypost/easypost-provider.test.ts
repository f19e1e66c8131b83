import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startFakeEasypost, UNKNOWN_STREET } from '#server/testing/fake-easypost';
import { ShipmentError, type ShipmentProvider } from '../provider';
import { easypostApi, easypostFailure } from './easypost-api';
import { easypostProvider } from './easypost-provider';
import { easypostShipment } from './easypost-shapes';

const fake = await startFakeEasypost();
afterAll(() => fake.close());
beforeEach(() => {
  fake.clearTroubles();
});

const { EASYPOST_API_KEY } = fake.settings;
const providerOf = (apiKey = EASYPOST_API_KEY, baseUrl = fake.url, timeoutMs?: number): ShipmentProvider =>
  easypostProvider(easypostApi({ baseUrl, apiKey, timeoutMs }));
const provider = providerOf();
const hasty = providerOf(EASYPOST_API_KEY, fake.url, 200);

const ADDRESS = {
  ...{ name: 'Robin Shortstop', street1: '1 Main St', street2: 'Apt 2', city: 'Dover', state: 'DE' },
  ...{ zip: '19901', phone: '555 010 2030', email: 'robin@test.example' },
};
let count = 0;
const newShipment = () => {
  count += 1;
  const parcel = { length: 12, width: 10, height: 6, weight: 32 };
  return provider.createShipment({ reference: `ref-${count}`, from: ADDRESS, to: ADDRESS, parcel });
};

async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return error instanceof ShipmentError ? error.problem : `not a ShipmentError: ${error}`;
  }
}

describe('easypostProvider', () => {
  it('reads rates in cents, buys a label, and finds it by our reference', async () => {
    const made = await newShipment();
    expect(made.rates.map(({ amount, days }) => [amount, days])).toEqual([
      [3310, 2],
      [912, 4],
      [690, 2],
      [593, 3],
    ]);
    expect(made.bought).toBeNull();
    const ground = made.rates.find(({ service }) => service === 'GroundAdvantage');
    const { bought } = await provider.buyLabel(made.id, ground?.id ?? '');
    expect(bought).toMatchObject({
      ...{ carrier: 'USPS', service: 'GroundAdvantage', amount: 593, refund: null },
      ...{ trackingNumber: expect.stringMatching(/^94/), labelUrl: `${fake.url}/files/${made.id}.pdf` },
    });
    expect(await provider.findShipment(made.reference ?? '')).toMatchObject({ id: made.id, bought });
    expect((await provider.download(bought?.labelUrl ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('never buys a shipment twice', async () => {
    const { id, rates } = await newShipment();
    await provider.buyLabel(id, rates[0]?.id ?? '');
    expect(await problemOf(provider.buyLabel(id, rates[1]?.id ?? ''))).toBe('already-bought');
    expect(fake.purchases(`ref-${count}`)).toBe(1);
  });

  it('asks for a refund, for a QR code, and for a PDF of a picture', async () => {
    const { id, rates } = await newShipment();
    fake.trouble('buy', 'png-label');
    const usps = rates.find(({ carrier }) => carrier === 'USPS');
    expect((await provider.buyLabel(id, usps?.id ?? '')).bought?.labelUrl).toBeNull();
    expect(await provider.labelAsPdf(id)).toBe(`${fake.url}/files/${id}.pdf`);
    expect(await provider.requestQr(id)).toBe(`${fake.url}/files/${id}-qr.png`);
    expect((await provider.requestRefund(id)).bought?.refund).toBe('submitted');
  });

  it('says when the carrier has no QR code', async () => {
    const { id, rates } = await newShipment();
    await provider.buyLabel(id, rates.find(({ carrier }) => carrier === 'UPSDAP')?.id ?? '');
    expect(await problemOf(provider.requestQr(id))).toBe('refused');
  });

  it('refuses an address the carriers do not know', async () => {
    expect(await problemOf(provider.checkAddress(ADDRESS))).toBe('none');
    expect(await problemOf(provider.checkAddress({ ...ADDRESS, street1: UNKNOWN_STREET }))).toBe('address');
  });

  it('tracks a package, once per number', async () => {
    const tracker = await provider.createTracker('9400100000000000000000', 'USPS');
    expect(await provider.createTracker('9400100000000000000000', 'USPS')).toEqual(tracker);
    fake.move(tracker.trackingNumber, { status: 'delivered', status_detail: 'arrived_at_destination' });
    expect(await provider.findTracker(tracker.id)).toMatchObject({ id: tracker.id, status: 'delivered' });
  });

  it.each([
    ['error', 'away'],
    ['error-after', 'away'],
    ['lost', 'away'],
    ['lost-before', 'away'],
    ['slow', 'away'],
    ['garbage', 'away'],
    ['twice', 'already-bought'],
    ['limited-long', 'busy'],
    ['no-funds', 'refused'],
    ['refused', 'refused'],
    ['limited', 'none'],
  ] as const)('a purchase that ends with %s is %s', async (trouble, problem) => {
    const { id, rates } = await newShipment();
    fake.trouble('buy', trouble);
    const { buyLabel } = trouble === 'slow' ? hasty : provider;
    expect(await problemOf(buyLabel(id, rates[0]?.id ?? ''))).toBe(problem);
  });

  it.each([
    ['60', 60_000],
    [new Date(Date.now() + 90_000).toUTCString(), 90_000],
    ['soon', null],
  ])('says how long to wait after a 429 with Retry-After: %s', async (header, expected) => {
    fake.trouble('find', 'limited-long');
    fake.askToWait(header);
    const failure = await provider.findShipment('x').catch((error: unknown) => error);
    if (!(failure instanceof ShipmentError)) throw new Error('not refused');
    if (expected === null) expect(failure.problem).toBe('not-found');
    else expect(Math.abs((failure.retryAfterMs ?? 0) - expected)).toBeLessThan(5000);
  });

  it('reports a wrong key, an unknown shipment, and a closed port', async () => {
    expect(await problemOf(providerOf('wrong').findShipment('x'))).toBe('refused');
    expect(await problemOf(provider.findShipment('x'))).toBe('not-found');
    expect(await problemOf(providerOf('key', 'http://127.0.0.1:1').findShipment('x'))).toBe('away');
  });

  it('accepts an API URL with and without its version', async () => {
    const { id } = await newShipment();
    const versioned = providerOf(EASYPOST_API_KEY, `${fake.url}/v2`);
    expect((await versioned.findShipment(id)).id).toBe(id);
  });
});

it('reads a purchase without what the shop can do without', () => {
  const rate = { id: 'rate_1', carrier: 'USPS', service: 'Priority', rate: '6.90' };
  const answer = {
    ...{ id: 'shp_1', rates: [rate], selected_rate: rate, postage_label: { label_url: 'x.pdf' } },
    ...{ tracker: { id: 'trk_1', tracking_code: '94001' }, forms: [{}] },
  };
  expect(easypostShipment.parse(answer)).toMatchObject({
    rates: [{ amount: 690, days: null }],
    bought: { amount: 690, trackingNumber: '94001', boughtAt: expect.any(String), labelUrl: 'x.pdf' },
  });
});

describe('easypostFailure', () => {
  it.each([
    [422, { code: 'ADDRESS.VERIFY.FAILURE', errors: [{ field: 'street1', message: 'No house' }] }, 'address'],
    [422, { code: 'SHIPMENT.POSTAGE.EXISTS', message: 'x' }, 'already-bought'],
    [422, { code: 'E.ADDRESS.NOT_FOUND', message: 'x' }, 'address'],
    [404, { code: 'NOT_FOUND', errors: ['gone'], message: 'x' }, 'not-found'],
    [402, { code: 'PAYMENT_REQUIRED', message: 'Add funds' }, 'refused'],
    [503, { code: 'SHIPMENT.POSTAGE.EXISTS', message: 'x' }, 'away'],
    [302, {}, 'away'],
  ])('maps HTTP %d %j to %s', (status, error, problem) => {
    expect(easypostFailure(status, { error }).problem).toBe(problem);
  });

  it("keeps the carrier's own words", () => {
    const error = { code: 'X', errors: [{ field: 'street1', message: 'No house' }], message: 'Wrong' };
    expect(easypostFailure(422, { error }).reason).toBe('No house');
    expect(easypostFailure(422, { error: { ...error, errors: ['Gone'] } }).reason).toBe('Gone');
    expect(easypostFailure(422, null).reason).toBeNull();
  });
});
