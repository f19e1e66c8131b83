import { expect } from '@playwright/test';
import { newEmail, PASSWORD, serviceOf } from '../e2e/order-visitor';
import { signInOwner, storedOrder } from '../e2e/shop-owner';
import { addPhotos, openAsNewVisitor, press } from './steps';
import { test } from './walk';

test('order: a customer orders a repair with two photos and pays online', async ({
  visitor,
  request,
}, info) => {
  const { id } = await serviceOf({ request }, 'repair');
  await openAsNewVisitor(visitor, '/order');
  await visitor.getByLabel('Select Service').selectOption(id);
  await press(visitor, 'Next');

  const email = newEmail();
  await visitor.getByLabel('Full Name').fill('Casey Shortstop');
  await visitor.getByLabel('Email', { exact: true }).fill(email);
  await visitor.getByLabel('Phone').fill('(555) 010-2030');
  await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await visitor.getByLabel('Glove Details').fill('Eleven inch infield glove, two laces torn');
  await press(visitor, 'Add Photos');
  await addPhotos(visitor, info, 'palm.jpg', 'web.jpg');
  await visitor
    .getByRole('group', { name: 'Photos (optional)' })
    .getByRole('button', { name: 'Remove photo 2' })
    .waitFor();
  await press(visitor, 'Next');

  await visitor.getByRole('radio', { name: 'Ship' }).click();
  await visitor.getByLabel('Street').fill('25 Main Street');
  await visitor.getByLabel('City').fill('Cooperstown');
  await visitor.getByLabel('State').selectOption('NY');
  await visitor.getByLabel('ZIP Code').fill('13326');
  await press(visitor, 'Proceed to Payment');

  await press(visitor, /^Pay \$/);
  await press(visitor, 'Approve the payment');
  await visitor.getByRole('heading', { name: 'ORDER CONFIRMED' }).waitFor();
  await visitor.waitForURL(/\/order-confirmation\?orderId=/);
  await signInOwner({ request });
  const [order] = await (await request.get(`/api/orders?search=${email}`)).json();
  const { paymentStatus, items } = await storedOrder({ request }, order.id);
  expect([paymentStatus, items[0]?.gloveImages.length]).toEqual(['succeeded', 2]);
});
