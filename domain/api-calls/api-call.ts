import { z } from 'zod';
import type { REPLACES_HEADER } from '../orders/order-contract';
import { createdAnswer, versionAnswer } from '../wire/change-answers';
import { IDEMPOTENCY_HEADER, IF_MATCH_HEADER } from '../wire/headers';
import { documentId } from '../wire/wire';
import { FAILURES, type FailureCode } from './failures';
import { LIMITS, type LimitKind } from './limit-table';

/** Who can make a call (rule 10.1): anyone, a signed-in customer, or the owner and the staff rule 18.2 allows. */
export type ApiRole = 'anyone' | 'customer' | 'admin';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

export interface ApiCall {
  /** Method and path, with ':id' for a path parameter. */
  call: `${Method} /${string}`;
  /** 'admin' by default. */
  role?: ApiRole;
  summary: string;
  /** The path parameter. By default, ':id' is a document's ID, and any other is a text. */
  id?: PathId;
  body?: z.core.$ZodType;
  query?: z.core.$ZodType;
  headers?: Partial<Record<typeof IDEMPOTENCY_HEADER | typeof REPLACES_HEADER, string>>;
  /** Takes `If-Match`, and fails with CONFLICT if the document has another version. */
  ifMatch?: true;
  answer?: z.core.$ZodType;
  status?: number;
  /** Failures that don't follow from the other fields (`failuresOf`). */
  refusals?: readonly FailureCode[];
  limit?: CallLimit;
  /** Limits on failed attempts. The operation counts them. */
  failedTries?: readonly LimitKind[];
  /** Requires proof of identity from the last 15 minutes (rule 19.3), always or for some bodies. Otherwise CONFIRM_AGAIN. */
  sensitive?: true | SensitiveBodies;
  needs?: 'paypal' | 'simulator' | 'online payment' | 'metrics';
  /** Called by other programs, so its origin isn't checked. */
  from?: 'programs';
  /** How a body that isn't JSON is read: buffered, streamed, or ignored. */
  takes?: 'bytes' | 'stream' | 'nothing';
  /** Calls that run before most middleware. 'cached' ones are served from memory. */
  early?: 'uncached' | 'cached';
  owners?: OwnersCall;
  /** What bench staff may send and get, if that's less (rule 18.4). Anything more is FORBIDDEN. */
  bench?: { query?: z.core.$ZodType; body?: z.core.$ZodType; answer?: z.core.$ZodType };
}

/** A call that shares its method and path with another. The body decides between them. */
interface OwnersCall extends Omit<ApiCall, 'owners'> {
  role: ApiRole;
  isMeant: (body: unknown) => boolean;
}

interface SensitiveBodies {
  when: string;
  isIt: (body: unknown) => boolean;
}

interface PathId {
  schema: z.core.$ZodType<string>;
  unknown: FailureCode;
}

interface CallLimit {
  kind: LimitKind;
  /** 'every' counts each request before its body is read. 'valid' counts only requests with a valid body. */
  counts: 'every' | 'valid';
  notOwners?: true;
}

const DOCUMENT: PathId = { schema: documentId, unknown: 'NOT_FOUND' };
const WORD: PathId = { schema: z.string(), unknown: 'NOT_FOUND' };

export const ONCE = { [IDEMPOTENCY_HEADER]: 'The same key returns the same entry, never a second one.' };

export const MAKES_ONE = { headers: ONCE, answer: createdAnswer, status: 201 } as const;

export const VERSIONED = { ifMatch: true, answer: versionAnswer } as const;

export type ApiCalls = Readonly<Record<string, ApiCall>>;

export interface PathParam extends PathId {
  name: string;
}

interface Parts {
  method: Method;
  path: string;
  param: PathParam | null;
  partParam: PathParam | null;
}

/** Splits a call into method, path, and parameters. */
export function partsOf({ call, id }: Pick<ApiCall, 'call' | 'id'>): Parts {
  const path = call.slice(call.indexOf(' ') + 1);
  const method = METHODS.find((each) => call.startsWith(`${each} `)) ?? 'GET';
  const [name, part] = Array.from(path.matchAll(/:(\w+)/g), ([, each = '']) => each);
  const param = name ? { name, ...(id ?? (name === 'id' ? DOCUMENT : WORD)) } : null;
  return { method, path, param, partParam: part ? { name: part, ...DOCUMENT } : null };
}

export function headersOf({ headers, ifMatch }: ApiCall): Record<string, string> {
  const version = {
    [IF_MATCH_HEADER]: 'The `version` you read. `CONFLICT` if the document has changed since.',
  };
  return { ...headers, ...(ifMatch && version) };
}

export const COMMON_FAILURES = [
  'UNREADABLE',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'INTERNAL',
  'SHOP_AWAY',
] as const satisfies readonly FailureCode[];

export function failuresOf(call: ApiCall): FailureCode[] {
  const { role = 'admin', body, query, headers, ifMatch, limit, refusals = [], owners } = call;
  const own: FailureCode[] = [
    ...(body || query || headers || ifMatch ? (['VALIDATION'] as const) : []),
    ...(ifMatch ? (['CONFLICT'] as const) : []),
    ...(role === 'anyone' ? [] : (['NOT_LOGGED_IN', 'FORBIDDEN'] as const)),
    ...(call.sensitive ? (['CONFIRM_AGAIN'] as const) : []),
    ...(limit ? (['RATE_LIMITED'] as const) : []),
    ...(call.needs === 'online payment' ? (['ONLINE_PAYMENT_OFF'] as const) : []),
    partsOf(call).param?.unknown ?? 'INTERNAL',
    ...refusals,
    ...(owners ? failuresOf(owners) : []),
  ];
  const others = new Set(own.filter((code) => !COMMON_FAILURES.some((common) => common === code)));
  return [...others].sort((a, b) => FAILURES[a][0] - FAILURES[b][0]);
}

export function failuresByStatus(call: ApiCall): [status: number, codes: FailureCode[]][] {
  const codes = failuresOf(call);
  const statuses = new Set(codes.map((code) => FAILURES[code][0]));
  return [...statuses].map((status) => [status, codes.filter((code) => FAILURES[code][0] === status)]);
}

export function isSensitive({ sensitive }: Pick<ApiCall, 'sensitive'>, body: unknown): boolean {
  return typeof sensitive === 'object' ? sensitive.isIt(body) : sensitive === true;
}

export function limitText({ kind, notOwners }: CallLimit): string {
  return `${timesText(kind)} from one IP address${notOwners ? ', not counting the owner' : ''}`;
}

const TRIES: Partial<Record<LimitKind, string>> = {
  'login-pair': 'for one account from one IP address',
  'login-account': 'for one account from new IP addresses',
  'admin-login': "of the owner's password from one IP address",
  'factor-account': 'of the code for one account',
};

export function triesText(kinds: readonly LimitKind[]): string {
  return kinds.map((kind) => `${timesText(kind)} ${TRIES[kind] ?? 'from one IP address'}`).join('; ');
}

function timesText(kind: LimitKind): string {
  const { times, seconds } = LIMITS[kind];
  return `${times} in ${seconds / 60} minutes`;
}
