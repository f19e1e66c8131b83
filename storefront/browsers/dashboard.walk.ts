import { newEmail, placeOrder, serviceOf } from '../e2e/order-visitor';
import { addPhotos, press, signInAtDashboard } from './steps';
import { test } from './walk';

const TABS = ['Customers', 'Messages', 'Services', 'Discounts', 'Laces', 'Gallery'];

test('dashboard: every tab opens', async ({ visitor }) => {
  await signInAtDashboard(visitor);
  for (const name of TABS) {
    await visitor.getByRole('tab', { name, exact: true }).click();
    await visitor.waitForURL(new RegExp(`tab=${name.toLowerCase()}`));
    await visitor
      .getByRole('heading', { name: name === 'Gallery' ? /^Gallery Albums/ : name, exact: true })
      .waitFor();
  }
});

test('panel: the owner opens an order, marks it as received, and adds photos', async ({
  visitor,
  request,
}, info) => {
  const { orderId } = await placeOrder({ request });
  const number = orderId.slice(0, 8).toUpperCase();
  await signInAtDashboard(visitor);
  await visitor.goto(`/admin?tab=orders&search=${number}`);
  await press(visitor, `${number}, open order`);
  const panel = visitor.getByRole('dialog', { name: `Order ${number}`, exact: true });
  await press(panel, 'Mark received');
  await visitor.getByText('Order status updated').waitFor();
  await press(panel, 'Add before photos');
  await addPhotos(visitor, info, 'palm.jpg');
  await press(panel, 'Save Photos');
  await visitor.getByText('Images uploaded successfully').waitFor();
});

test('create: the owner creates an order', async ({ visitor, request }) => {
  const { id } = await serviceOf({ request }, 'repair');
  await signInAtDashboard(visitor);
  await press(visitor, 'Create Order');
  const form = visitor.getByRole('dialog', { name: 'Create Order' });
  await form.getByLabel('Customer Name').fill('Casey Shortstop');
  await form.getByLabel('Email').fill(newEmail());
  await form.getByLabel('Phone').fill('(555) 010-2030');
  await form.getByLabel('Service').selectOption(id);
  await form.getByLabel('Glove Details').fill('Eleven inch infield glove, two laces torn');
  await form.getByRole('radio', { name: 'Drop Off' }).click();
  await press(form, 'Create Order');
  await visitor.getByText('Order Created').waitFor();
});

test('scan: without a camera, the owner finds an order by its number', async ({ visitor, request }) => {
  const { orderId } = await placeOrder({ request });
  const number = orderId.slice(0, 8).toUpperCase();
  await signInAtDashboard(visitor);
  await press(visitor, 'Scan');
  const scan = visitor.getByRole('dialog', { name: 'Scan a Slip' });
  await scan.getByText(/type what stands on the slip/).waitFor();
  await scan.getByLabel('Code or order number').fill(number);
  await scan.locator('button[type=submit]').click();
  await visitor.getByRole('dialog', { name: `Order ${number}`, exact: true }).waitFor();
});
