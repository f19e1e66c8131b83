import { z } from 'zod';
import { IDEMPOTENCY_HEADER, type REPLACES_HEADER } from '../orders/order-contract';
import { createdAnswer, IF_MATCH_HEADER, versionAnswer } from '../wire/change-answers';
import { documentId } from '../wire/wire';
import { FAILURES, type FailureCode } from './failures';
import { LIMITS, type LimitKind } from './limit-table';

/** Who can make a call (rule 10.1): anyone, a signed-in customer, or the owner and the staff rule 18.2 allows. */
export type ApiRole = 'anyone' | 'customer' | 'admin';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** All there is to know about one API call: how it's made, documented, tested, and allowed (rule 11.1). */
export interface ApiCall {
  /** Method and path, with ':id' where the path holds one. */
  call: `${Method} /${string}`;
  /** 'admin' if left out. */
  role?: ApiRole;
  summary: string;
  /** What its path takes, if not a document's id. */
  id?: PathId;
  body?: z.core.$ZodType;
  query?: z.core.$ZodType;
  headers?: Partial<Record<typeof IDEMPOTENCY_HEADER | typeof REPLACES_HEADER, string>>;
  /** Takes `If-Match`: it's a CONFLICT unless the document still has that version. */
  ifMatch?: true;
  /** The JSON it answers with; left out if the answer isn't JSON. */
  answer?: z.core.$ZodType;
  /** Status of success, 200 if left out. */
  status?: number;
  /** How else it can fail, besides what follows from the rest (`failuresOf`). */
  refusals?: readonly FailureCode[];
  limit?: CallLimit;
  /** Takes a proof of identity from the last 15 minutes (rule 19.3), for every body or for some; else it's CONFIRM_AGAIN. */
  sensitive?: true | SensitiveBodies;
  /** The kind of online payment it depends on. */
  needs?: 'paypal' | 'simulator' | 'online payment';
  /** Made by other programs, so its origin isn't checked. */
  from?: 'programs';
  /** What happens to a body that isn't JSON: read whole, streamed to the call, or ignored. */
  takes?: 'bytes' | 'stream' | 'nothing';
  /** Answered before most middleware; 'kept' ones from memory. */
  early?: 'made' | 'kept';
  /** The same call with a body that only the owner sends. */
  owners?: OwnersCall;
  /** What bench staff may send and get (rule 18.4), if that's less; anything more is FORBIDDEN. */
  bench?: { query?: z.core.$ZodType; body?: z.core.$ZodType; answer?: z.core.$ZodType };
}

/** A call that shares method and path with another. The body decides which one it is. */
interface OwnersCall extends Omit<ApiCall, 'owners'> {
  role: ApiRole;
  isMeant: (body: unknown) => boolean;
}

interface SensitiveBodies {
  when: string;
  isIt: (body: unknown) => boolean;
}

/** What a path parameter can be, and the answer to anything else. */
interface PathId {
  schema: z.core.$ZodType<string>;
  unknown: FailureCode;
}

interface CallLimit {
  kind: LimitKind;
  /** Which calls count: each, before anything of it is read; or those whose body is right. */
  counts: 'every' | 'valid';
  notOwners?: true;
}

const DOCUMENT: PathId = { schema: documentId, unknown: 'NOT_FOUND' };
const WORD: PathId = { schema: z.string(), unknown: 'NOT_FOUND' };

/** The header of calls that make something. */
export const ONCE = { [IDEMPOTENCY_HEADER]: 'The same key returns the same entry, never a second one.' };

/** What calls have in common that make one document. */
export const MAKES_ONE = { headers: ONCE, answer: createdAnswer, status: 201 } as const;

/** What calls have in common that change a document if it still has the version the caller saw. */
export const VERSIONED = { ifMatch: true, answer: versionAnswer } as const;

export type ApiCalls = Readonly<Record<string, ApiCall>>;

export interface PathParam extends PathId {
  name: string;
}

interface Parts {
  method: Method;
  path: string;
  param: PathParam | null;
  /** The second path parameter: the ID of a part of the document. */
  partParam: PathParam | null;
}

/** A call taken apart. */
export function partsOf({ call, id }: Pick<ApiCall, 'call' | 'id'>): Parts {
  const path = call.slice(call.indexOf(' ') + 1);
  const method = METHODS.find((each) => call.startsWith(`${each} `)) ?? 'GET';
  const [name, part] = Array.from(path.matchAll(/:(\w+)/g), ([, each = '']) => each);
  const param = name ? { name, ...(id ?? (name === 'id' ? DOCUMENT : WORD)) } : null;
  return { method, path, param, partParam: part ? { name: part, ...DOCUMENT } : null };
}

/** The headers that a call may be sent with, and what each does. */
export function headersOf({ headers, ifMatch }: ApiCall): Record<string, string> {
  const version = {
    [IF_MATCH_HEADER]: 'The `version` you read. `CONFLICT` if the document has changed since.',
  };
  return { ...headers, ...(ifMatch && version) };
}

/** Failures any call can return, including unknown calls. */
export const COMMON_FAILURES = [
  'UNREADABLE',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'INTERNAL',
] as const satisfies readonly FailureCode[];

/** The codes a call can fail with, besides the common ones, by status. */
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

/** The same by status, smallest first. */
export function failuresByStatus(call: ApiCall): [status: number, codes: FailureCode[]][] {
  const codes = failuresOf(call);
  const statuses = new Set(codes.map((code) => FAILURES[code][0]));
  return [...statuses].map((status) => [status, codes.filter((code) => FAILURES[code][0] === status)]);
}

/** Whether a call with this body is done only for who has just proven who they are. */
export function isSensitive({ sensitive }: Pick<ApiCall, 'sensitive'>, body: unknown): boolean {
  return typeof sensitive === 'object' ? sensitive.isIt(body) : sensitive === true;
}

/** A call's limit in words. */
export function limitText({ kind, notOwners }: CallLimit): string {
  const { times, seconds } = LIMITS[kind];
  const of = notOwners ? ', not counting the owner' : '';
  return `${times} in ${seconds / 60} minutes from one address${of}`;
}
