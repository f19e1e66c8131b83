import { OWNER } from '../e2e/demo-shop';
import { placeOrder } from '../e2e/order-visitor';
import { signInOwner, storedOrder } from '../e2e/shop-owner';
import { openAsNewVisitor, press } from './steps';
import { test } from './walk';

test("track: an order's page shows where the glove is and takes a message", async ({ visitor, request }) => {
  const { orderId } = await placeOrder({ request });
  await signInOwner({ request });
  const { trackUrl } = await storedOrder({ request }, orderId);
  await visitor.goto(new URL(trackUrl).pathname);
  await visitor.getByText(`Order number ${orderId.slice(0, 8).toUpperCase()}`).waitFor();
  await visitor.getByLabel('Message us').fill('Could the pocket be deeper?');
  await press(visitor, 'Send message');
  await visitor.getByText('Could the pocket be deeper?').waitFor();
  await visitor.getByRole('link', { name: /^Pay \$/ }).click();
  await visitor.waitForURL(new RegExp(`orderId=${orderId}`));
});

test('account: a customer logs in, opens an order, and leaves the mailing list', async ({
  visitor,
  request,
}) => {
  const { email, password, orderId } = await placeOrder({ request });
  await openAsNewVisitor(visitor, '/customer/login');
  await visitor.getByLabel('Email').fill(email);
  await visitor.getByLabel('Password', { exact: true }).fill(password);
  await press(visitor, 'Login');
  await visitor.getByRole('heading', { name: 'Customer Dashboard' }).waitFor();
  await visitor.getByText('Eleven inch infield glove, two laces torn').click();
  const number = orderId.slice(0, 8).toUpperCase();
  const details = visitor.getByRole('dialog', { name: `Order ${number}` });
  await details.getByText('Cooperstown, NY 13326').waitFor();
  await press(details, 'Close');
  await visitor.getByRole('switch', { name: 'Join Mailing List' }).click();
  await visitor.getByText('Mailing list preference updated').waitFor();
});

test('editor: the owner logs in and lands on the page they opened', async ({ visitor }) => {
  await visitor.goto('/cms/collections/orders');
  await visitor.getByLabel('Email').fill(OWNER.email);
  await visitor.getByLabel('Password').fill(OWNER.password);
  await press(visitor, 'Login');
  await visitor.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
});
