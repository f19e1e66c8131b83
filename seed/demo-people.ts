import type { DiscountType } from '#domain/discounts/discount';
import type { DeliveryMethod } from '#domain/orders/delivery';
import type { OrderStatus, PaymentStatus } from '#domain/orders/order-status';

export const demoDiscounts: { code: string; type: DiscountType; value: number; active: boolean }[] = [
  { code: 'OPENING10', type: 'percentage', value: 1000, active: true },
  { code: 'TEAM5', type: 'fixed', value: 500, active: true },
  { code: 'SPRING25', type: 'percentage', value: 2500, active: false },
];

interface DemoCustomer {
  name: string;
  email: string;
  phone: string;
  mailingListOptIn: boolean;
}

export const demoCustomers: DemoCustomer[] = [
  { name: 'Maya Alvarez', email: 'maya@customers.example', phone: '555 010 1101', mailingListOptIn: true },
  { name: 'Dave Okafor', email: 'dave@customers.example', phone: '555 010 1102', mailingListOptIn: true },
  { name: 'Lena Brandt', email: 'lena@customers.example', phone: '555 010 1103', mailingListOptIn: false },
];

interface DemoOrder {
  customer: string;
  /** Name of a demo service, and of a demo lace color for relacing. */
  gloves: { service: string; lace?: string; details: string; instructions?: string }[];
  deliveryMethod: DeliveryMethod;
  shippingAddress?: string;
  discountCode?: string;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  trackingNumber?: string;
  daysAgo: number;
}

/** One order in every status. */
export const demoOrders: DemoOrder[] = [
  {
    customer: 'maya@customers.example',
    gloves: [
      { service: 'Full Restoration', details: '12.75 inch outfield glove from 1998, left hand throw' },
    ],
    deliveryMethod: 'ship',
    shippingAddress: '418 Maple Ave\nDayton, OH 45402',
    status: 'shipped',
    paymentStatus: 'succeeded',
    trackingNumber: '9400 1000 0000 0000 0000 00',
    daysAgo: 33,
  },
  {
    customer: 'dave@customers.example',
    gloves: [{ service: 'Web Relace', lace: 'Black', details: '11.5 inch infield glove, I-web' }],
    deliveryMethod: 'dropoff',
    status: 'canceled',
    paymentStatus: 'failed',
    daysAgo: 21,
  },
  {
    customer: 'dave@customers.example',
    gloves: [
      { service: 'Full Glove Relace', lace: 'Tan', details: '11.75 inch infield glove, H-web, dark brown' },
      { service: 'Clean and Condition', details: 'Old first base mitt, very dry leather' },
    ],
    deliveryMethod: 'dropoff',
    discountCode: 'TEAM5',
    status: 'in-progress',
    paymentStatus: 'succeeded',
    daysAgo: 9,
  },
  {
    customer: 'lena@customers.example',
    gloves: [
      {
        service: "Catcher's or First Base Mitt Relace",
        lace: 'Forest Green',
        details: '33 inch catcher mitt, game use every week',
        instructions: 'Please keep the web stiff.',
      },
    ],
    deliveryMethod: 'ship',
    shippingAddress: '77 Orchard Ln\nBoise, ID 83702',
    status: 'received',
    paymentStatus: 'succeeded',
    daysAgo: 5,
  },
  {
    customer: 'maya@customers.example',
    gloves: [{ service: 'Palm Patch', details: 'Softball glove, 12.5 inch, hole under the index finger' }],
    deliveryMethod: 'dropoff',
    status: 'not_received',
    paymentStatus: 'pending',
    daysAgo: 2,
  },
  {
    customer: 'lena@customers.example',
    gloves: [
      { service: 'Full Glove Relace', lace: 'Red', details: 'Youth glove, 11 inch, laces torn at the pinky' },
    ],
    deliveryMethod: 'ship',
    shippingAddress: '77 Orchard Ln\nBoise, ID 83702',
    discountCode: 'OPENING10',
    status: 'pending_payment',
    paymentStatus: 'pending',
    daysAgo: 1,
  },
];
