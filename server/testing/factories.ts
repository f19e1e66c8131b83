import type { Payload } from 'payload';
import type { OrderRequestInput } from '#domain/order-contract';
import type { Customer, Discount, LaceColor, Service } from '../../payload-types';

let count = 0;
const next = () => (count += 1);

/** A stored service, 65 dollars and relacing unless told otherwise. */
export function makeService(payload: Payload, data: Partial<Service> = {}): Promise<Service> {
  const n = next();
  return payload.create({
    collection: 'services',
    data: {
      name: `Service ${n}`,
      description: 'Every lace is replaced by hand.',
      price: 6500,
      category: 'relacing',
      active: true,
      sortOrder: n,
      ...data,
    },
  });
}

/** A stored lace colour with stock. */
export function makeLaceColor(payload: Payload, data: Partial<LaceColor> = {}): Promise<LaceColor> {
  const n = next();
  return payload.create({
    collection: 'lace-colors',
    data: { name: `Color ${n}`, inventory: 10, hexColor: '#b5763a', active: true, sortOrder: n, ...data },
  });
}

/** A stored discount code, 10 % unless told otherwise. */
export function makeDiscount(payload: Payload, data: Partial<Discount> = {}): Promise<Discount> {
  return payload.create({
    collection: 'discounts',
    data: { code: `CODE${next()}`, type: 'percentage', value: 1000, active: true, ...data },
  });
}

/** A stored customer whose password is 'secret-1'. */
export function makeCustomer(payload: Payload, data: Partial<Customer> = {}): Promise<Customer> {
  return payload.create({
    collection: 'customers',
    data: { name: 'Casey Catcher', email: `casey${next()}@test.example`, password: 'secret-1', ...data },
  });
}

/** A wizard body for one glove, dropped off and paid in person, that the server accepts. */
export function orderBody(serviceId: string, changes: Partial<OrderRequestInput> = {}): OrderRequestInput {
  return {
    customerName: 'Robin Shortstop',
    customerEmail: 'robin@test.example',
    customerPhone: '555 010 2030',
    deliveryMethod: 'dropoff',
    paymentMethod: 'pay_in_person',
    discountCode: null,
    items: [{ serviceId, gloveDetails: 'A 12 inch infield glove, right hand throw' }],
    ...changes,
  };
}
