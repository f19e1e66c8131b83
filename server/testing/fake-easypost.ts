import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { z } from 'zod';
import {
  createShipmentBody,
  EASYPOST_OPERATIONS,
  type EasypostAnswer,
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

const API_KEY = 'key-of-the-test';
/** An address with this street doesn't exist. */
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
  /** How often it was bought. The bug we test for is more than once. */
  purchases: number;
}

export interface FakeEasypost {
  url: string;
  settings: Record<'EASYPOST_API_KEY' | 'EASYPOST_API_URL' | 'EASYPOST_WEBHOOK_SECRET', string>;
  shipments: Map<string, FakeShipment>;
  trackers: Map<string, FakeTracker>;
  calls: Record<EasypostOperation, number>;
  /** Makes the next calls of this operation fail. Set `times` to Infinity for all. */
  trouble: (operation: EasypostOperation, trouble: EasypostTrouble, times?: number) => void;
  /** The Retry-After of 'limited-long', 60 seconds by default. */
  askToWait: (retryAfter: string) => void;
  clearTroubles: () => void;
  /** How many labels were bought, for one reference or in total. */
  purchases: (reference?: string) => number;
  setRefund: (shipmentId: string, status: 'submitted' | 'refunded' | 'rejected') => void;
  /** Changes where a package is. */
  move: (trackingCode: string, change: Partial<FakeTracker>) => FakeTracker;
  /** Sends a tracker update to the shop, signed. Returns the status of its answer. */
  notify: typeof notifyOfTracker;
  isHeld: () => boolean;
  release: () => void;
  close: () => Promise<void>;
}

/** Starts an HTTP server with the parts of EasyPost's API that the shop uses, failing on request. */
export async function startFakeEasypost(): Promise<FakeEasypost> {
  const shipments = new Map<string, FakeShipment>();
  const trackers = new Map<string, FakeTracker>();
  const troubles: { operation: EasypostOperation; trouble: EasypostTrouble; times: number }[] = [];
  const calls = Object.fromEntries(EASYPOST_OPERATIONS.map((name) => [name, 0]));
  const counted = z.record(z.enum(EASYPOST_OPERATIONS), z.int()).parse(calls);
  let longWait = '60';
  let heldAnswers: (() => void)[] = [];
  let url = '';

  const nextTrouble = (operation: EasypostOperation): EasypostTrouble | undefined => {
    const found = troubles.find((each) => each.operation === operation && each.times > 0);
    if (found) found.times -= 1;
    return found?.trouble;
  };

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

  function create(text: string): EasypostAnswer {
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

  function buy(shipment: FakeShipment, text: string, trouble?: EasypostTrouble): EasypostAnswer {
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
      label_url: `${url}/files/${shipment.id}.${isPng ? 'png' : 'pdf'}`,
      label_pdf_url: null,
    };
    return { status: 200, body: shown(shipment) };
  }

  function form(shipment: FakeShipment): EasypostAnswer {
    if (shipment.selected_rate?.carrier !== 'USPS')
      return easypostRefusal(422, 'SHIPMENT.FORM.UNSUPPORTED', 'This carrier has no QR codes.');
    shipment.forms = [{ form_type: 'label_qr_code', form_url: `${url}/files/${shipment.id}-qr.png` }];
    return { status: 201, body: shown(shipment) };
  }

  function address(text: string): EasypostAnswer {
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
    trouble?: EasypostTrouble,
  ): EasypostAnswer {
    if (req.headers.authorization !== `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`)
      return easypostRefusal(401, 'UNAUTHORIZED', 'An API key is required.');
    if (operation === 'address')
      return trouble === 'refused' ? easypostRefusal(403, 'FORBIDDEN', 'Not allowed.') : address(text);
    if (operation === 'create') return create(text);
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
      shipment.postage_label.label_pdf_url = `${url}/files/${shipment.id}.pdf`;
    if (operation === 'refund') {
      if (!shipment.postage_label || trouble === 'refused')
        return easypostRefusal(422, 'SHIPMENT.REFUND.UNAVAILABLE', 'This label can’t be refunded.');
      shipment.refund_status ??= 'submitted';
    }
    return { status: 200, body: shown(shipment) };
  }

  async function file(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const name = req.url?.split('/').at(-1) ?? '';
    if (name.endsWith('.pdf')) {
      const { tracking_code: code } = shipments.get(name.replace('.pdf', '')) ?? {};
      res.writeHead(200, { 'Content-Type': 'application/pdf' }).end(fakeLabelPdf(code ?? 'no label'));
      return;
    }
    const background = '#000000';
    const picture = await sharp({ create: { width: 200, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
    res.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
  }

  const BEFORE: Partial<Record<EasypostTrouble, EasypostAnswer>> = {
    error: easypostRefusal(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong.'),
    limited: {
      ...easypostRefusal(429, 'RATE_LIMITED', 'Too many requests.'),
      headers: { 'Retry-After': '0' },
    },
    get 'limited-long'() {
      return {
        ...easypostRefusal(429, 'RATE_LIMITED', 'Too many requests.'),
        headers: { 'Retry-After': longWait },
      };
    },
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const text = (await buffer(req)).toString();
    const operation = easypostOperationOf(req);
    counted[operation] += 1;
    const trouble = nextTrouble(operation);
    if (trouble === 'slow') await new Promise((resolve) => setTimeout(resolve, 300));
    if (trouble === 'lost-before') return void res.destroy();
    const failed = trouble && BEFORE[trouble];
    if (trouble === 'held' && operation === 'file')
      await new Promise<void>((resolve) => heldAnswers.push(resolve));
    if (operation === 'file' && !failed) return file(req, res);
    if (trouble === 'twice') work(operation, req, text);
    const { status, body, headers } = failed ?? work(operation, req, text, trouble);
    if (trouble === 'lost') return void res.destroy();
    if (trouble === 'held') await new Promise<void>((resolve) => heldAnswers.push(resolve));
    if (trouble === 'garbage') return void res.writeHead(200).end('<html>Bad gateway</html>');
    res.writeHead(trouble === 'error-after' ? 500 : status, {
      'Content-Type': 'application/json',
      ...headers,
    });
    res.end(JSON.stringify(body));
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      res.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;

  return {
    url,
    settings: {
      EASYPOST_API_KEY: API_KEY,
      EASYPOST_API_URL: url,
      EASYPOST_WEBHOOK_SECRET: WEBHOOK_SECRET,
    },
    shipments,
    trackers,
    calls: counted,
    trouble: (operation, trouble, times = 1) => troubles.push({ operation, trouble, times }),
    askToWait: (retryAfter) => {
      longWait = retryAfter;
    },
    clearTroubles: () => {
      troubles.splice(0);
      longWait = '60';
    },
    purchases: (reference) =>
      [...shipments.values()]
        .filter((each) => reference === undefined || each.reference === reference)
        .reduce((sum, each) => sum + each.purchases, 0),
    setRefund: (shipmentId, status) => {
      const shipment = shipments.get(shipmentId);
      if (shipment) shipment.refund_status = status;
    },
    move: (trackingCode, change) => {
      const tracker = [...trackers.values()].find((each) => each.tracking_code === trackingCode);
      if (!tracker) throw new Error(`the fake follows no package ${trackingCode}`);
      return Object.assign(tracker, { updated_at: new Date().toISOString() }, change);
    },
    notify: notifyOfTracker,
    isHeld: () => heldAnswers.length > 0,
    release: () => {
      for (const go of heldAnswers) go();
      heldAnswers = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
