import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import sharp from 'sharp';
import { z } from 'zod';
import {
  createShipmentBody,
  type EasypostOperation,
  type EasypostTrouble,
  easypostOperationOf,
  easypostRefusal,
  fakeAddress,
  fakeLabelPdf,
  fakeRates,
  newEasypostId,
} from './fake-easypost-answers';
import { type FakeTracker, notifyOfTracker, WEBHOOK_SECRET } from './fake-easypost-trackers';
import { type CallTrouble, type FakeAnswer, startFakeProvider } from './fake-provider';

const API_KEY = 'key-of-the-test';
/** A street that makes an address invalid. */
export const UNKNOWN_STREET = '000 unknown street';

interface FakeShipment {
  id: string;
  object: 'Shipment';
  reference: string;
  rates: ReturnType<typeof fakeRates>;
  selected_rate: ReturnType<typeof fakeRates>[number] | null;
  postage_label: Record<string, string | null> | null;
  tracking_code: string | null;
  tracker: FakeTracker | null;
  forms: { form_type: string; form_url: string }[];
  refund_status: string | null;
  from_address: object;
  to_address: object;
  parcel: object;
  /** How many times it was bought. More than once is the bug that tests look for. */
  purchases: number;
}

export type FakeEasypost = Awaited<ReturnType<typeof startFakeEasypost>>;

/** Starts an HTTP server with the parts of EasyPost's API that the shop uses, failing on request. */
export async function startFakeEasypost() {
  const shipments = new Map<string, FakeShipment>();
  const trackers = new Map<string, FakeTracker>();
  let longWait = '60';

  const newTracker = (code: string, carrier: string, shipmentId: string | null): FakeTracker => {
    const known = [...trackers.values()].find((each) => each.tracking_code === code);
    if (known) return known;
    const id = newEasypostId('trk');
    const now = new Date().toISOString();
    const tracker: FakeTracker = {
      ...{ id, object: 'Tracker', tracking_code: code, carrier, shipment_id: shipmentId },
      ...{ status: 'unknown', status_detail: 'unknown', est_delivery_date: null, tracking_details: [] },
      ...{ created_at: now, updated_at: now, public_url: `https://track.easypost.example/${id}` },
    };
    trackers.set(id, tracker);
    return tracker;
  };

  const shown = ({ purchases: _count, ...shipment }: FakeShipment) => shipment;

  function create(text: string): FakeAnswer {
    const { success, data } = createShipmentBody.safeParse(JSON.parse(text));
    if (!success) return easypostRefusal(422, 'PARAMETER.REQUIRED', 'Missing required parameter.');
    const id = newEasypostId('shp');
    const shipment: FakeShipment = {
      ...{ id, object: 'Shipment', rates: fakeRates(id), selected_rate: null, postage_label: null },
      ...{ tracking_code: null, tracker: null, forms: [], refund_status: null, purchases: 0 },
      ...data.shipment,
    };
    shipments.set(id, shipment);
    return { status: 201, body: shown(shipment) };
  }

  function buy(shipment: FakeShipment, text: string, trouble?: CallTrouble | EasypostTrouble): FakeAnswer {
    if (trouble === 'no-funds')
      return easypostRefusal(
        402,
        'PAYMENT_REQUIRED',
        'Insufficient funds. Please add funds to your account.',
      );
    if (trouble === 'refused')
      return easypostRefusal(422, 'SHIPMENT.POSTAGE.FAILURE', 'The carrier refused this label.');
    if (shipment.postage_label)
      return easypostRefusal(422, 'SHIPMENT.POSTAGE.EXISTS', 'Postage already exists for this shipment.');
    const { rate } = z.object({ rate: z.object({ id: z.string() }) }).parse(JSON.parse(text));
    const chosen = shipment.rates.find(({ id }) => id === rate.id);
    if (!chosen) return easypostRefusal(422, 'RATE.NOT_FOUND', 'The rate is not one of this shipment.');
    shipment.purchases += 1;
    const digits = randomUUID().replaceAll(/\D/g, '').padEnd(16, '7').slice(0, 16);
    const code = chosen.carrier === 'USPS' ? `940010${digits}` : `1Z${digits}`;
    const isPng = trouble === 'png-label';
    shipment.selected_rate = chosen;
    shipment.tracking_code = code;
    shipment.tracker = newTracker(code, chosen.carrier, shipment.id);
    shipment.postage_label = {
      id: newEasypostId('pl'),
      object: 'PostageLabel',
      created_at: new Date().toISOString(),
      label_size: '4x6',
      label_file_type: isPng ? 'image/png' : 'application/pdf',
      label_url: `${provider.url}/files/${shipment.id}.${isPng ? 'png' : 'pdf'}`,
      label_pdf_url: null,
    };
    return { status: 200, body: shown(shipment) };
  }

  function form(shipment: FakeShipment): FakeAnswer {
    if (shipment.selected_rate?.carrier !== 'USPS')
      return easypostRefusal(422, 'SHIPMENT.FORM.UNSUPPORTED', 'This carrier has no QR codes.');
    shipment.forms = [
      { form_type: 'label_qr_code', form_url: `${provider.url}/files/${shipment.id}-qr.png` },
    ];
    return { status: 201, body: shown(shipment) };
  }

  function address(text: string): FakeAnswer {
    const { address: sent } = z.object({ address: fakeAddress }).parse(JSON.parse(text));
    const isKnown = sent.street1.toLowerCase() !== UNKNOWN_STREET;
    const problem = { code: 'E.ADDRESS.NOT_FOUND', field: 'address', message: 'Address not found' };
    const delivery = { success: isKnown, errors: isKnown ? [] : [problem], details: {} };
    return { status: 201, body: { id: newEasypostId('adr'), ...sent, verifications: { delivery } } };
  }

  function work(
    operation: EasypostOperation,
    req: IncomingMessage,
    text: string,
    trouble?: CallTrouble | EasypostTrouble,
  ): FakeAnswer {
    if (req.headers.authorization !== `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`)
      return easypostRefusal(401, 'UNAUTHORIZED', 'An API key is required.');
    if (operation === 'address')
      return trouble === 'refused' ? easypostRefusal(403, 'FORBIDDEN', 'Not allowed.') : address(text);
    if (operation === 'create')
      return trouble === 'refused'
        ? easypostRefusal(422, 'PARAMETER.INVALID', 'The package is too heavy.')
        : create(text);
    const named = decodeURIComponent(req.url?.split(/[/?]/)[3] ?? '');
    if (operation === 'track') {
      const { tracker } = z
        .object({ tracker: z.object({ tracking_code: z.string(), carrier: z.string() }) })
        .parse(JSON.parse(text));
      return { status: 200, body: newTracker(tracker.tracking_code, tracker.carrier, null) };
    }
    const unknown = easypostRefusal(404, 'NOT_FOUND', 'The requested resource could not be found.');
    if (operation === 'find-tracker') {
      const tracker = trackers.get(named);
      return tracker ? { status: 200, body: tracker } : unknown;
    }
    const shipment =
      shipments.get(named) ?? [...shipments.values()].find(({ reference }) => reference === named);
    if (!shipment) return unknown;
    if (operation === 'buy') return buy(shipment, text, trouble);
    if (operation === 'form') return form(shipment);
    if (operation === 'label' && shipment.postage_label)
      shipment.postage_label.label_pdf_url = `${provider.url}/files/${shipment.id}.pdf`;
    if (operation === 'refund') {
      if (!shipment.postage_label || trouble === 'refused')
        return easypostRefusal(422, 'SHIPMENT.REFUND.UNAVAILABLE', "This label can't be refunded.");
      shipment.refund_status ??= 'submitted';
    }
    return { status: 200, body: shown(shipment) };
  }

  async function file({ url }: IncomingMessage): Promise<FakeAnswer> {
    const name = url?.split('/').at(-1) ?? '';
    const { tracking_code: code } = shipments.get(name.replace('.pdf', '')) ?? {};
    if (name.endsWith('.pdf'))
      return {
        status: 200,
        body: fakeLabelPdf(code ?? 'no label'),
        headers: { 'Content-Type': 'application/pdf' },
      };
    const picture = sharp({ create: { width: 200, height: 200, channels: 3, background: '#000000' } });
    const headers = { 'Content-Type': 'image/png' };
    return { status: 200, body: await picture.png().toBuffer(), headers };
  }

  const limited = (retryAfter: string): FakeAnswer => ({
    ...easypostRefusal(429, 'RATE_LIMITED', 'Too many requests.'),
    headers: { 'Retry-After': retryAfter },
  });

  const provider = await startFakeProvider<EasypostOperation, EasypostTrouble>({
    calls: {
      ...{ address: 0, create: 0, find: 0, buy: 0, refund: 0, label: 0, form: 0 },
      ...{ track: 0, 'find-tracker': 0, file: 0 },
    },
    operationOf: easypostOperationOf,
    refusal: (trouble) => {
      if (trouble === 'error') return easypostRefusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.');
      if (trouble === 'limited') return limited('0');
      return trouble === 'limited-long' ? limited(longWait) : undefined;
    },
    work: ({ operation, req, text, trouble }) =>
      operation === 'file' ? file(req) : work(operation, req, text, trouble),
  });

  return {
    ...provider,
    settings: {
      EASYPOST_API_KEY: API_KEY,
      EASYPOST_API_URL: provider.url,
      EASYPOST_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    ...{ shipments, trackers },
    /** The Retry-After of 'limited-long', 60 seconds by default. */
    askToWait: (retryAfter: string) => {
      longWait = retryAfter;
    },
    clearTroubles: () => {
      provider.clearTroubles();
      longWait = '60';
    },
    /** How many labels were bought, for one reference or in total. */
    purchases: (reference?: string) =>
      [...shipments.values()]
        .filter((each) => reference === undefined || each.reference === reference)
        .reduce((sum, each) => sum + each.purchases, 0),
    setRefund: (shipmentId: string, status: 'submitted' | 'refunded' | 'rejected') => {
      const shipment = shipments.get(shipmentId);
      if (shipment) shipment.refund_status = status;
    },
    /** Changes where a package is. */
    move: (trackingCode: string, change: Partial<FakeTracker>) => {
      const tracker = [...trackers.values()].find((each) => each.tracking_code === trackingCode);
      if (!tracker) throw new Error(`the fake follows no package ${trackingCode}`);
      return Object.assign(tracker, { updated_at: new Date().toISOString() }, change);
    },
    /** Sends a tracker update to the shop, signed. Returns the status of its answer. */
    notify: notifyOfTracker,
  };
}
