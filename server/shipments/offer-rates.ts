import { randomUUID } from 'node:crypto';
import { type Parcel, parcel, STANDARD_PARCEL } from '#domain/shipments/parcel';
import { type PostalParts, parsePostalAddress } from '#domain/shipments/postal-address';
import { isSameService } from '#domain/shipments/service-names';
import type { ShipmentDirection } from '#domain/shipments/shipment';
import type { ShipmentAnswer, ShipmentRate, ShipmentRequest } from '#domain/shipments/shipment-contract';
import type { ShopSettings } from '#domain/shop-settings/settings-contract';
import { MESSAGES } from '#domain/words/shop-texts';
import { orderFor } from '#server/orders/find-order';
import type { OnOne } from '#server/platform/access/allowed';
import { changeIf, createUnlessTaken } from '#server/platform/database/change-if';
import { ShopError } from '#server/platform/errors/shop-error';
import { readShopSettings } from '#server/shop-settings/read-shop-settings';
import type { Order } from '../../payload-types';
import { type PostalAddress, ShipmentError } from './providers/provider';
import { asShopError, type Shipping } from './shipments';

/** Asks the carriers what a package costs (rule 27.1). Throws a ShopError. */
export async function offerRates(
  shipping: Shipping,
  by: OnOne,
  request: ShipmentRequest,
): Promise<ShipmentAnswer> {
  return ratesFor(shipping, await orderFor(by), request);
}

/** Stores a shipment and the rates offered for it, cheapest first. Throws a ShopError. */
export async function ratesFor(
  { payload, provider }: Omit<Shipping, 'store'>,
  order: Order,
  { direction, parcelId, parcel: sent }: ShipmentRequest,
): Promise<ShipmentAnswer> {
  if (order.status === 'canceled') throw new ShopError('ORDER_CANCELED');
  const settings = await readShopSettings(payload);
  const size = sent ?? sizeOf(settings, parcelId);
  const ends = await endsOf(payload.email.defaultFromName, order, settings);
  const [from, to] = direction === 'to_shop' ? [ends.customer, ends.shop] : [ends.shop, ends.customer];
  // The shipment is stored first, so we can always find the provider's by our reference.
  const id = randomUUID();
  const reference = id;
  await createUnlessTaken(payload, 'shipments', {
    ...{ id, orderId: order.id, direction, reference, claim: id, parcel: size },
    ...{ state: 'offered', source: 'label', checks: 0 },
  });
  try {
    await Promise.all([checkAddress(ends.customer, 'shippingAddress'), checkAddress(ends.shop, 'address')]);
    const made = await provider.createShipment({ reference, from, to, parcel: size });
    const rates = allowedRates(made.rates, settings);
    await changeIf(payload, 'shipments', id, { data: { providerId: made.id, rates } });
    return { id, rates, packageSizes: settings.packageSizes };
  } catch (error) {
    if (error instanceof ShipmentError && error.problem === 'address')
      throw unknownAddress('shippingAddress');
    throw asShopError(error);
  }

  async function checkAddress(address: PostalAddress, field: AddressField): Promise<void> {
    try {
      await provider.checkAddress(address);
    } catch (error) {
      if (!(error instanceof ShipmentError)) throw error;
      if (error.problem === 'address') throw unknownAddress(field);
      // If the provider doesn't say whether the address is right, the carriers' prices decide.
      if (error.problem !== 'refused' && error.problem !== 'not-found') throw error;
    }
  }
}

function sizeOf({ packageSizes }: ShopSettings, parcelId: string | null | undefined): Parcel {
  const size = parcelId
    ? packageSizes.find(({ name }) => name === parcelId)
    : (packageSizes[0] ?? STANDARD_PARCEL);
  if (!size) throw new ShopError('VALIDATION', { errors: { parcelId: MESSAGES.notOffered } });
  return parcel.parse(size);
}

/** The field to blame for a refusal: the order's, or the shop's in Shop settings. */
type AddressField = 'shippingAddress' | 'address';

const UNKNOWN: Readonly<Record<AddressField, string>> = {
  shippingAddress: "The carrier doesn't know this address. Check the street, city, state, and ZIP.",
  address:
    "The carrier doesn't know the shop's address. In Shop settings, enter a street, then city, state, and ZIP.",
};

const unknownAddress = (field: AddressField) =>
  new ShopError('VALIDATION', { errors: { [field]: UNKNOWN[field] } });

type Ends = Record<'shop' | 'customer', PostalAddress>;

async function endsOf(senderName: string, order: Order, settings: ShopSettings): Promise<Ends> {
  if (!order.shippingAddress)
    throw new ShopError('VALIDATION', { errors: { shippingAddress: MESSAGES.addressRequired } });
  const customer = partsOf(order.shippingAddress, 'shippingAddress');
  const { customerName: name, customerPhone: phone, customerEmail: email } = order;
  const { phone: shopPhone, shopEmail } = settings;
  return {
    customer: { ...customer, name, phone, email },
    shop: {
      ...partsOf(settings.address, 'address'),
      ...{ name: settings.name ?? senderName, phone: shopPhone, email: shopEmail },
    },
  };
}

function partsOf(text: string, field: AddressField): PostalParts {
  const parts = parsePostalAddress(text);
  if (!parts) throw unknownAddress(field);
  return parts;
}

function allowedRates(rates: readonly ShipmentRate[], { labelServices }: ShopSettings): ShipmentRate[] {
  return rates
    .filter((rate) => labelServices.length === 0 || labelServices.some((each) => isSameService(each, rate)))
    .toSorted((one, other) => one.amount - other.amount);
}

export const DIRECTION_WORDS: Readonly<Record<ShipmentDirection, string>> = {
  to_shop: 'to the shop',
  to_customer: 'to the customer',
};
