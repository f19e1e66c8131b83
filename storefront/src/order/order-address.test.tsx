import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { descriptionOf, field, fill, press, user } from '../testing/page-in-test';
import { answer } from '../testing/shop-in-test';
import { ADDRESS, ME as CUSTOMER, RELACE } from './fixtures';
import { fillAddress, placed, show, startInFreshTab, toDelivery } from './wizard-in-test';

startInFreshTab();

const SAVED = '1 Ball Park\nCooperstown, NY 13326';
const ME = { ...CUSTOMER, shippingAddress: SAVED };
const states = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'State' });
const ship = async () => user.click(screen.getByRole('radio', { name: 'Ship' }));
const paymentStep = () => screen.findByRole('heading', { name: 'Payment' });

async function toShippingAs(customer: object): Promise<void> {
  answer('GET /api/customer/check', { isAuthenticated: true });
  answer('GET /api/customer/me', customer);
  show();
  await user.selectOptions(await screen.findByLabelText('Select Service'), RELACE.id);
  await press('Next');
  await fill('Glove Details', 'Outfield glove, web torn');
  await screen.findByRole('group', { name: 'Logged in' });
  await press('Next');
  await screen.findByRole('heading', { name: 'Delivery Method' });
  await ship();
  await states();
}
const typed = () => ['Street', 'City', 'State', 'ZIP Code'].map((name) => field(name).value);

it('offers states, territories, and the military as a list (rule 30.1)', async () => {
  show();
  await toDelivery();
  await ship();
  const options = Array.from((await states()).options, ({ value, textContent }) => `${value} ${textContent}`);
  expect(options).toHaveLength(63);
  expect(options).toEqual(
    expect.arrayContaining(['NY New York', 'PR Puerto Rico', 'AE Armed Forces Europe', 'GU Guam']),
  );
});

it('refuses a ZIP code of another state and says which it is (rule 30.2)', async () => {
  show();
  await toDelivery();
  await ship();
  await fillAddress({ ...ADDRESS, zip: '63005' });
  await press('Proceed to Payment');
  const message = 'ZIP code 63005 is in Missouri. Change the ZIP code or the state.';
  await waitFor(() => expect(descriptionOf(field('ZIP Code'))).toContain(message));
  expect(document.activeElement).toBe(field('ZIP Code'));
  expect(placed()).toEqual([]);
  await user.selectOptions(await states(), 'MO');
  await waitFor(() => expect(screen.queryAllByText(message)).toEqual([]));
  await press('Proceed to Payment');
  await paymentStep();
  expect(placed()).toMatchObject([{ shippingAddress: '1 Ball Park\nCooperstown, MO 63005' }]);
});

it('questions an unknown ZIP code but accepts it (rule 30.2)', async () => {
  show();
  await toDelivery();
  await ship();
  await fillAddress({ ...ADDRESS, zip: '00000' });
  expect(descriptionOf(field('ZIP Code'))).toContain("We don't recognize this ZIP code");
  await press('Proceed to Payment');
  await paymentStep();
  expect(placed()).toMatchObject([{ shippingAddress: '1 Ball Park\nCooperstown, NY 00000' }]);
});

it("fills in the account's last address, which can be changed (rule 30.3)", async () => {
  await toShippingAs(ME);
  await waitFor(() => expect(typed()).toEqual(['1 Ball Park', 'Cooperstown', 'NY', '13326']));
  await fill('Street', '2 Ball Park');
  await press('Proceed to Payment');
  await paymentStep();
  expect(placed()).toMatchObject([{ shippingAddress: '2 Ball Park\nCooperstown, NY 13326' }]);
});

it.each([[null], ['Somewhere over the rainbow']])('fills in nothing from %j', async (shippingAddress) => {
  await toShippingAs({ ...ME, shippingAddress });
  expect(typed()).toEqual(['', '', '', '']);
});

it("keeps a typed address, and a logout clears only the account's", async () => {
  await toShippingAs(ME);
  await waitFor(() => expect(field('Street').value).toBe('1 Ball Park'));
  answer('POST /api/customer/logout', { success: true });
  await press('Back');
  answer('GET /api/customer/check', { isAuthenticated: false });
  await press('Logout');
  await screen.findByLabelText('Full Name');
  const [stored] = Object.values({ ...sessionStorage }).filter((value) => value.includes('customerName'));
  expect(stored).not.toContain('1 Ball Park');
});
