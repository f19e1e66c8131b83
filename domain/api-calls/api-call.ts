import { z } from 'zod';
import { IDEMPOTENCY_HEADER, type REPLACES_HEADER } from '../orders/order-contract';
import { IF_MATCH_HEADER } from '../wire/change-answers';
import { documentId } from '../wire/wire';
import { FAILURES, type FailureCode } from './failures';
import { LIMITS, type LimitKind } from './limit-table';

/** Who may make a call (rule 10.1): anybody, a customer who is signed in, or the owner and those of the staff whom rule 18.2 names. */
export type ApiRole = 'anyone' | 'customer' | 'admin';

const METHODS = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** One call of the API as it is made, documented, tested and allowed (rule 11.1): all that there is to know of it. */
export interface ApiCall {
  /** Method and path, with ':id' where the path holds one. */
  call: `${Method} /${string}`;
  role: ApiRole;
  /** What it does, in a sentence. */
  summary: string;
  /** What stands in its path, where that is no document's id. */
  id?: PathId;
  /** The JSON body it takes; left out where it takes none or an empty one. */
  body?: z.core.$ZodType;
  /** What its address may hold behind the question mark. */
  query?: z.core.$ZodType;
  /** Keys that it may be sent under. */
  headers?: Partial<Record<typeof IDEMPOTENCY_HEADER | typeof REPLACES_HEADER, string>>;
  /**
   * Whether it may be sent with `If-Match`, to be done only while the document is of that version: else it is a CONFLICT. Answers
   * the version that the document has then.
   */
  ifMatch?: true;
  /** The JSON it answers with; left out where the answer is no JSON. */
  answer?: z.core.$ZodType;
  /** Status of success, 200 unless told otherwise. */
  status?: number;
  /** What it may be refused with beside what follows from the rest (`failuresOf`). */
  refusals?: readonly FailureCode[];
  limit?: CallLimit;
  /**
   * Whether it is done only for who has proven within a quarter of an hour who they are (rule 19.3): with every body, or with some.
   * Else it is CONFIRM_AGAIN.
   */
  sensitive?: true | SensitiveBodies;
  /** The way of online payment without which there is no such call, or nothing to be had from it. */
  needs?: 'paypal' | 'simulator' | 'online payment';
  /** Made by other programs, so no browser's page is asked where it comes from. */
  from?: 'programs';
  /** What becomes of its body, if that is no JSON: read as it is, left to the call while it comes, or not looked at. */
  takes?: 'bytes' | 'stream' | 'nothing';
  /** Answered before anything that costs time an answer to everybody has no use for; 'kept' ones out of memory. */
  early?: 'made' | 'kept';
  /** The same call with a body that only the owner sends. */
  owners?: OwnersCall;
  /** What of it there is at the bench (rule 18.4), where that is less: what asks for more is FORBIDDEN, and the answer holds no more. */
  bench?: { query?: z.core.$ZodType; body?: z.core.$ZodType; answer?: z.core.$ZodType };
}

/** A call that shares method and path with another one, and is told from it by its body. */
interface OwnersCall extends Omit<ApiCall, 'owners'> {
  isMeant: (body: unknown) => boolean;
}

/** Which bodies of a call are sensitive. */
interface SensitiveBodies {
  /** In words: 'when the body has a password'. */
  when: string;
  isIt: (body: unknown) => boolean;
}

/** What may stand in a path, and what is answered when something else does. */
interface PathId {
  schema: z.core.$ZodType<string>;
  unknown: FailureCode;
}

/** How often one address may make a call. */
interface CallLimit {
  kind: LimitKind;
  /** Which calls count: each, before anything of it is read; or those whose body is right. */
  counts: 'every' | 'valid';
  /** Whether the owner's are not counted. */
  notOwners?: true;
}

const DOCUMENT: PathId = { schema: documentId, unknown: 'NOT_FOUND' };
const WORD: PathId = { schema: z.string(), unknown: 'NOT_FOUND' };

/** The header of calls that make something. */
export const ONCE = { [IDEMPOTENCY_HEADER]: 'The same key gives the same entry, never a second one.' };

/** Calls about one thing, by their names. */
export type ApiCalls = Readonly<Record<string, ApiCall>>;

/** The part of a path that differs from call to call. */
export interface PathParam extends PathId {
  name: string;
}

interface Parts {
  method: Method;
  path: string;
  param: PathParam | null;
  /** What stands second in its path: the id of a part of the document. */
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
    [IF_MATCH_HEADER]: 'The `version` that was read; `CONFLICT` when the document was changed since.',
  };
  return { ...headers, ...(ifMatch && version) };
}

/** What every call may be answered, whatever it is about; an unknown call as well. */
export const COMMON_FAILURES = [
  'UNREADABLE',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'FOREIGN_ORIGIN',
  'NOT_FOUND',
  'INTERNAL',
] as const satisfies readonly FailureCode[];

/** The codes that a call may fail with beside the common ones, by their status. */
export function failuresOf(call: ApiCall): FailureCode[] {
  const { role, body, query, headers, ifMatch, limit, refusals = [], owners } = call;
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
