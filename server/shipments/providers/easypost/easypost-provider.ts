import type { z } from 'zod';
import {
  type NewProviderShipment,
  type PostalAddress,
  type ProviderShipment,
  ShipmentError,
  type ShipmentProvider,
} from '../provider';
import type { EasypostApi } from './easypost-api';
import { easypostAddress, easypostShipment, easypostTracker } from './easypost-shapes';

/** Calls EasyPost's API v2. `reference` is our shipment's reference. */
export function easypostProvider({ call, download }: EasypostApi): ShipmentProvider {
  const path = (id: string) => `/shipments/${encodeURIComponent(id)}`;
  const get = async (id: string, more = '') =>
    read(easypostShipment, await call({ method: 'GET', path: `${path(id)}${more}` }));
  const post = async (at: string, body: object): Promise<ProviderShipment> =>
    read(easypostShipment, await call({ method: 'POST', path: at, body }));

  return {
    checkAddress: async (address) => {
      const body = { address: addressOf(address), verify: true };
      const answer = await call({ method: 'POST', path: '/addresses', body });
      const delivery = read(easypostAddress, answer).verifications?.delivery;
      if (delivery && !delivery.success) throw unknownAddress(delivery.errors?.[0]?.message);
    },
    createShipment: (shipment) => post('/shipments', { shipment: shipmentOf(shipment) }),
    findShipment: (idOrReference) => get(idOrReference),
    buyLabel: (id, rateId) => post(`${path(id)}/buy`, { rate: { id: rateId } }),
    requestRefund: (id) => post(`${path(id)}/refund`, {}),
    labelAsPdf: async (id) => (await get(id, '/label?file_format=PDF')).bought?.labelUrl ?? null,
    requestQr: async (id) =>
      (await post(`${path(id)}/forms`, { form: { type: 'label_qr_code' } })).bought?.qrUrl ?? null,
    download,
    createTracker: async (trackingNumber, carrier) => {
      const body = { tracker: { tracking_code: trackingNumber, carrier } };
      return read(easypostTracker, await call({ method: 'POST', path: '/trackers', body }));
    },
    findTracker: async (id) =>
      read(easypostTracker, await call({ method: 'GET', path: `/trackers/${encodeURIComponent(id)}` })),
  };
}

/** Parses a successful response. If it can't be read, we don't know what was done. */
function read<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(answer);
  if (error) throw new ShipmentError('away', `EasyPost's answer can't be read: ${error.message}`);
  return data;
}

const unknownAddress = (reason: string | undefined) =>
  new ShipmentError('address', `EasyPost doesn't know an address: ${reason}`, reason ?? null);

const addressOf = ({ street2, phone, email, ...address }: PostalAddress) => ({
  ...address,
  ...(street2 && { street2 }),
  ...(phone && { phone }),
  ...(email && { email }),
  country: 'US',
});

const shipmentOf = ({ reference, from, to, parcel }: NewProviderShipment) => ({
  reference,
  from_address: addressOf(from),
  to_address: addressOf(to),
  parcel,
  options: { label_format: 'PDF', label_size: '4x6' },
});
