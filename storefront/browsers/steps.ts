import { writeFile } from 'node:fs/promises';
import type { TestInfo } from '@playwright/test';
import { jpeg } from '#server/testing/photos';
import { OWNER } from '../e2e/demo-shop';
import type { Visitor } from './visitor';

/** Opens a page as a first-time visitor and answers the cookie banner. */
export async function openAsNewVisitor(visitor: Visitor, path: string): Promise<void> {
  await visitor.goto(path);
  await visitor.getByRole('button', { name: 'Decline', exact: true }).click();
}

/** Signs the owner in at the dashboard's login. */
export async function signInAtDashboard(visitor: Visitor): Promise<void> {
  await visitor.goto('/admin/login');
  await visitor.getByLabel('Password', { exact: true }).fill(OWNER.password);
  await visitor.getByRole('button', { name: 'Login', exact: true }).click();
  await visitor.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
}

/** Adds photos through the open dialog and closes it. */
export async function addPhotos(visitor: Visitor, info: TestInfo, ...names: string[]): Promise<void> {
  const paths = names.map((name) => info.outputPath(name));
  for (const path of paths) await writeFile(path, await jpeg());
  await visitor.locator('input[type=file]:not([capture])').setInputFiles(paths);
}

/** Clicks a button by its exact name. */
export const press = (visitor: Pick<Visitor, 'getByRole'>, name: string | RegExp): Promise<void> =>
  visitor.getByRole('button', { name, exact: true }).click();
