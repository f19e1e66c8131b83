import { expect, type Locator, test } from '@playwright/test';
import { newEmail } from './order-visitor';
import { expectNotice, prepareVisitor, signUp, signUpForm } from './shop-visitor';

interface Person {
  name: string;
  email: string;
  password: string;
}

const fieldsOf = (form: Locator) => ({
  name: form.getByLabel('Name'),
  email: form.getByLabel('Email'),
  password: form.getByLabel('Password', { exact: true }),
});

async function fill(form: Locator, { name, email, password }: Person): Promise<void> {
  const fields = fieldsOf(form);
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.password.fill(password);
}

async function expectValues(form: Locator, { name, email, password }: Person): Promise<void> {
  const fields = fieldsOf(form);
  await expect(fields.name).toHaveValue(name);
  await expect(fields.email).toHaveValue(email);
  await expect(fields.password).toHaveValue(password);
}

const someone = (): Person => ({ name: 'Robin Shortstop', email: newEmail(), password: 'rawhide' });
const NOBODY: Person = { name: '', email: '', password: '' };

test('signing up shows a success and clears the fields, and a known email is rejected and kept', async ({
  page,
}) => {
  await prepareVisitor(page);
  await page.goto('/');
  const form = await signUpForm(page);
  const robin = someone();
  await fill(form, robin);
  await signUp(page);
  await expectNotice(page, 'Success!', 'Account created! You can now log in to manage your subscription.');
  await expectValues(form, NOBODY);

  const again = { ...robin, name: 'Robin Again', password: 'other-password' };
  await fill(form, again);
  await signUp(page);
  await expectNotice(page, 'Error', 'An account with this email already exists. Please log in.');
  await expectValues(form, again);
});
