import { expect } from 'vitest';
import type { StaffRole } from '#domain/people/people';
import type { Customer } from '../../payload-types';
import { type SessionKind, sessionCookie } from '../accounts/session-cookies';
import { makeCustomer, makeStaff } from './factories';
import { expectListed } from './listed-failure';
import { SECRET_FIELD } from './secrets';
import type { TestShop } from './test-shop';
import { adminTokenOf, staffTokenOf, tokenOf } from './tokens';

interface ClientAnswer {
  status: number;
  headers: Headers;
  body: unknown;
}

export type Client = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<ClientAnswer>;

/** Returns a client with this session cookie, or with none. Its answers are checked for secrets. */
export function clientWith(shop: TestShop, cookie?: string): Client {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${shop.url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(cookie && { Cookie: cookie }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const isPage = response.headers.get('content-type')?.startsWith('text/html');
    const answer: unknown = isPage ? text : JSON.parse(text);
    if (!isPage) expectListed({ method, url: path, status: response.status, body: answer });
    // Errors name the fields of the form that the caller has.
    const { errors: _fields, ...rest } = Object(answer);
    expect(JSON.stringify(Array.isArray(answer) ? answer : rest)).not.toMatch(SECRET_FIELD);
    for (const sent of passwordsOf(body)) expect(text).not.toContain(sent);
    return { status: response.status, headers: response.headers, body: answer };
  };
}

function passwordsOf(body: unknown): string[] {
  return Object.entries(Object(body)).flatMap(([key, value]) =>
    /password/i.test(key) && typeof value === 'string' && value !== '' ? [value] : [],
  );
}

const cookieName = ({ payload }: TestShop, kind: SessionKind) =>
  sessionCookie(kind, payload.collections.admins.config.auth.cookies.secure === true);

/** Returns a client signed in as the owner. */
export async function ownerClient(shop: TestShop): Promise<Client> {
  return clientWith(shop, `${cookieName(shop, 'admin')}=${await adminTokenOf(shop.payload)}`);
}

/** Returns a client signed in as new staff with this role. */
export async function staffClient(shop: TestShop, role: StaffRole): Promise<Client> {
  const { email } = await makeStaff(shop.payload, { role });
  return clientWith(shop, `${cookieName(shop, 'admin')}=${await staffTokenOf(shop.payload, email)}`);
}

/** Returns a client signed in as this customer, or as a new one. */
export async function customerClient(shop: TestShop, customer?: Customer): Promise<Client> {
  const { email } = customer ?? (await makeCustomer(shop.payload));
  return clientWith(shop, `${cookieName(shop, 'customer')}=${await tokenOf(shop.payload, email)}`);
}

/** Makes a customer and returns a client signed in as them. */
export async function signedInCustomer(shop: TestShop, data: Partial<Customer> = {}) {
  const customer = await makeCustomer(shop.payload, data);
  return { customer, client: await customerClient(shop, customer) };
}
