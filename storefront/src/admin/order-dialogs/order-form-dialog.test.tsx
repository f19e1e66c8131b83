import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { OrderView } from '#domain/orders/order-view';
import { IDEMPOTENCY_HEADER } from '#domain/wire/headers';
import { MESSAGES } from '#domain/words/shop-texts';
import { address, field, fill, notice, press, user } from '../../testing/page-in-test';
import { answer, answerBy, headersOf, sentTo } from '../../testing/shop-in-test';
import { show, startInFreshShop } from '../dashboard-in-test';
import { ORDER, SERVICE, TAN } from '../fixtures';

const PATCH = {
  ...SERVICE,
  id: '00000000-0000-4000-8000-000000000012',
  name: 'Palm Patch',
  price: 4000,
  category: 'repair',
};
const RETIRED = { ...SERVICE, id: '00000000-0000-4000-8000-000000000013', name: 'Retired', active: 0 };
const ONE = `GET /api/orders/${ORDER.id}`;
const CHANGE = `PATCH /api/orders/${ORDER.id}`;

startInFreshShop();
beforeEach(() => {
  answer(ONE, ORDER);
  answer('GET /api/services', [SERVICE, PATCH, RETIRED]);
  answer('GET /api/lace-colors', [TAN]);
});

const dialog = () => screen.getByRole('dialog');
const submit = (name: string) => user.click(within(dialog()).getByRole('button', { name }));
const choose = (label: string, option: string) => user.selectOptions(screen.getByLabelText(label), option);
const options = (label: string) =>
  within(within(dialog()).getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('new order', () => {
  async function open(): Promise<void> {
    show('/admin?tab=orders&create=1');
    await screen.findByRole('dialog', { name: 'Create Order' });
    await screen.findByLabelText('Customer Name');
  }

  async function fillIn(): Promise<void> {
    await fill('Customer Name', 'Casey');
    await fill('Email', 'Casey@example.com');
    await fill('Phone', '5');
    await choose('Service', SERVICE.id);
    await fill('Glove Details', 'Mitt');
    await fill('Shipping Address', '1 Ball Park');
  }

  const SENT = {
    customerName: 'Casey',
    customerEmail: 'casey@example.com',
    customerPhone: '5',
    items: [{ serviceId: SERVICE.id, laceColorId: null, gloveDetails: 'Mitt', specialInstructions: null }],
    deliveryMethod: 'ship',
    shippingAddress: '1 Ball Park',
    status: 'not_received',
    paymentStatus: 'succeeded',
    discountCode: null,
    shippingCharge: 0,
    subtotal: 6500,
    discountAmount: 0,
    total: 6500,
  };

  it('shows all missing fields at once', async () => {
    await open();
    await submit('Create Order');
    for (const message of [
      'Name is required',
      'Please enter a valid email',
      'Phone is required',
      'Please select a valid service',
      'Please provide details about your glove',
      'All shipping address fields are required when shipping',
    ]) {
      expect(await screen.findByText(message)).toBeTruthy();
    }
    expect(sentTo('POST /api/orders')).toEqual([]);
  });

  it("is sent with its service's price, and the dialog closes", async () => {
    answer('POST /api/orders', { orderId: ORDER.id }, 201);
    await open();
    expect(options('Status')).not.toContain('Pending Payment');
    await fillIn();
    await submit('Create Order');
    expect(await notice()).toBe('Order Created');
    expect(sentTo('POST /api/orders')).toEqual([SENT]);
    await waitFor(() => expect(address()).toMatch(/^\/admin\?tab=orders$/));
  });

  it('can have several gloves, lace colors for relacings only, and drop-off', async () => {
    answer('POST /api/orders', { orderId: ORDER.id }, 201);
    await open();
    await fillIn();
    await choose('Lace Color', TAN.id);
    await press('Add Glove');
    const second = within(await screen.findByRole('group', { name: 'Glove 2' }));
    await user.selectOptions(second.getByLabelText('Service'), PATCH.id);
    expect(second.queryByLabelText('Lace Color')).toBeNull();
    await user.type(second.getByLabelText('Glove Details'), 'Trapper');
    await user.click(screen.getByRole('radio', { name: 'Drop Off' }));
    await submit('Create Order');
    expect(await notice()).toBe('Order Created');
    const [glove] = SENT.items;
    expect(sentTo('POST /api/orders')).toEqual([
      {
        ...SENT,
        items: [
          { ...glove, laceColorId: TAN.id },
          { serviceId: PATCH.id, laceColorId: null, gloveDetails: 'Trapper', specialInstructions: null },
        ],
        deliveryMethod: 'dropoff',
        shippingAddress: null,
        subtotal: 10_500,
        total: 10_500,
      },
    ]);
  });

  it('is retried with the same key and ends up with the latest input', async () => {
    const keys: (string | null)[] = [];
    let status = 400;
    answerBy('POST /api/orders', (init) => {
      keys.push(new Headers(init?.headers).get(IDEMPOTENCY_HEADER));
      if (status < 300) return Response.json({ orderId: ORDER.id }, { status });
      const errors = status === 400 ? { 'items.0.serviceId': 'Please select a valid service' } : undefined;
      return Response.json({ message: 'Check the marked fields', errors }, { status });
    });
    answer(CHANGE, { success: true, version: 1 });
    await open();
    await fillIn();
    await submit('Create Order');
    expect(await notice()).toBe('ErrorCheck the marked fields');
    expect(await screen.findByText('Please select a valid service')).toBeTruthy();
    status = 500;
    await submit('Create Order');
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(field('Customer Name').value).toBe('Casey');
    await waitFor(() => expect(within(dialog()).getByRole('button', { name: 'Create Order' })).toBeTruthy());
    status = 201;
    await fill('Phone', '6');
    await submit('Create Order');
    await waitFor(async () => expect(await notice()).toBe('Order Created'));
    expect(new Set(keys).size).toBe(1);
    expect(sentTo(CHANGE)).toEqual([{ ...SENT, customerPhone: '6' }]);
  });

  it("isn't lost by a stray click", async () => {
    await open();
    await fill('Customer Name', 'Casey');
    await user.keyboard('{Escape}');
    expect(await screen.findByText("What you typed isn't saved.")).toBeTruthy();
    await press('Keep editing');
    expect(field('Customer Name').value).toBe('Casey');
    await press('Cancel');
    await press('Discard');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('stored order', () => {
  async function open(order: Partial<OrderView> = {}): Promise<void> {
    answer(ONE, { ...ORDER, ...order });
    answer(CHANGE, { success: true, version: 1 });
    show(`/admin?tab=orders&edit=${ORDER.id}`);
    await screen.findByRole('dialog', { name: 'Edit Order 3F2A91C4' });
    await screen.findByLabelText('Customer Name');
  }

  it('sends only changed fields', async () => {
    await open();
    await fill('Tracking Number (optional)', ' 9400 ');
    await submit('Save Changes');
    expect(await notice()).toBe('Order Updated');
    expect(sentTo(CHANGE)).toEqual([{ trackingNumber: '9400' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends nothing if nothing changed', async () => {
    await open();
    await submit('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sentTo(CHANGE)).toEqual([]);
  });

  it('shows a pending payment and leaves it alone', async () => {
    await open({ status: 'pending_payment', paymentStatus: 'pending' });
    expect(within(dialog()).getByLabelText<HTMLSelectElement>('Status').value).toBe('pending_payment');
    await fill('Phone', '555 9');
    await submit('Save Changes');
    expect(await notice()).toBe('Order Updated');
    expect(sentTo(CHANGE)).toEqual([{ customerPhone: '555 9' }]);
  });

  it("keeps a service that's no longer offered, and shows the price of another", async () => {
    await open({
      items: ORDER.items.map((item) => ({ ...item, serviceId: RETIRED.id, laceColorId: TAN.id })),
    });
    expect(options('Service')).toEqual([
      'Select a service',
      'Retired (no longer offered)',
      'Full Relace - $65.00',
      'Palm Patch - $40.00',
    ]);
    await choose('Service', PATCH.id);
    expect(await screen.findByText('The total changes from $80.00 to $55.00.')).toBeTruthy();
    await submit('Save Changes');
    expect(await notice()).toBe('Order Updated');
    const [item] = ORDER.items;
    expect(sentTo(CHANGE)).toEqual([
      {
        items: [
          {
            id: item?.id,
            serviceId: PATCH.id,
            laceColorId: null,
            gloveDetails: item?.gloveDetails,
            specialInstructions: null,
          },
        ],
        subtotal: 4000,
        total: 5500,
      },
    ]);
  });

  it('keeps the input when saving fails, and shows errors at their fields', async () => {
    await open();
    const errors = {
      customerEmail: 'Please enter a valid email',
      customerId: "This customer doesn't exist",
    };
    answer(CHANGE, { message: 'Check the marked fields', errors }, 400);
    await fill('Email', 'jo@example.org');
    await submit('Save Changes');
    expect(await notice()).toBe('ErrorFailed to update order');
    expect(await screen.findByText('Please enter a valid email')).toBeTruthy();
    expect(screen.getByText("This customer doesn't exist")).toBeTruthy();
    expect(field('Email').value).toBe('jo@example.org');
  });

  function has(now: OrderView): void {
    answer(ONE, now);
    answerBy(CHANGE, (init) =>
      new Headers(init?.headers).get('If-Match') === `"${now.version}"`
        ? Response.json({ success: true, version: now.version + 1 })
        : Response.json({ message: MESSAGES.conflict, code: 'CONFLICT' }, { status: 409 }),
    );
  }

  it("isn't overwritten after a conflict, and the input is kept for a retry", async () => {
    await open();
    has({ ...ORDER, version: 3, customerName: 'Sam Pitcher', subtotal: 9000, total: 10_500 });
    await fill('Shipping Charge ($)', '20');
    await submit('Save Changes');
    expect(await notice()).toBe(`Error${MESSAGES.changedMeanwhile}`);
    expect(await within(dialog()).findByText(MESSAGES.changedMeanwhile)).toBeTruthy();
    await waitFor(() => expect(field('Customer Name').value).toBe('Sam Pitcher'));
    expect(field('Shipping Charge ($)').value).toBe('20');
    await submit('Save Changes');
    await waitFor(async () => expect(await notice()).toBe('Order Updated'));
    const sent = headersOf(CHANGE).map((headers) => headers.get('If-Match'));
    expect(sent).toEqual(['"0"', '"3"']);
    expect(sentTo(CHANGE).at(-1)).toMatchObject({ shippingCharge: 2000 });
    expect(sentTo(CHANGE).at(-1)).not.toHaveProperty('customerName');
  });
});
