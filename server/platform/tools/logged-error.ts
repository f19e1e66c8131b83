import { relative } from 'node:path';
import { z } from 'zod';

const MESSAGE_MAX = 500;
const CAUSES_MAX = 4;

/** Messages that quote what someone typed, with what we log instead. */
const QUOTING: readonly [pattern: RegExp, kept: string][] = [
  [/^Failed query:[\s\S]*/, 'Failed query'],
  [/dup key:[\s\S]*/, 'dup key'],
  [/(Unexpected (?:token|non-whitespace|end)|Expected ).*JSON[\s\S]*/, 'not valid JSON'],
];

export interface Frame {
  function: string;
  file: string;
  line: number;
  column: number;
}

interface LoggedError {
  type: string;
  code?: string | number;
  message: string;
  stack: string;
  cause?: LoggedError;
}

/** Prepares an error for the log, without its other properties, which can hold what people typed (rule 25.5). */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const message = plainMessage(error);
  const stack = framesOf(error).map((frame) => `\n    at ${frame.function} (${frame.file}:${frame.line})`);
  return {
    type: typeOf(error),
    code: codeOf(error),
    message,
    stack: `${typeOf(error)}: ${message}${stack.join('')}`,
    ...(error.cause instanceof Error && depth < CAUSES_MAX && { cause: loggedError(error.cause, depth + 1) }),
  };
}

function plainMessage({ message }: Error): string {
  const plain = QUOTING.reduce((text, [pattern, kept]) => text.replace(pattern, kept), message);
  return plain.slice(0, MESSAGE_MAX);
}

/** Returns an error and its causes, the error first. */
export function causesOf(error: Error): Error[] {
  const chain = [error];
  for (let { cause } = error; cause instanceof Error && chain.length <= CAUSES_MAX; cause = cause.cause)
    chain.push(cause);
  return chain;
}

/** Returns the class of an error, like 'TypeError'. */
export function typeOf(error: Error): string {
  const { name } = error;
  return /^\w{1,60}$/.test(name) && name !== 'Error' ? name : error.constructor.name || 'Error';
}

const coded = z.object({ code: z.union([z.int(), z.string().regex(/^[A-Z][A-Z0-9_]{1,60}$/)]) });

/** Returns codes like 'ECONNREFUSED' or 11000. */
export const codeOf = (error: Error): string | number | undefined => coded.safeParse(error).data?.code;

const FRAME =
  /^ {4}at (?:(?:async )?([\w$.<>[\] ]+?) \()?((?:file:\/\/|node:|\/|[A-Za-z]:\\)[^()]*?):(\d+):(\d+)\)?$/;

/** Returns the calls that led to an error, the innermost first. File names are relative to the program's folder. */
export function framesOf({ stack = '', message }: Error): Frame[] {
  // The stack starts with the message, which can have several lines.
  const start = stack.indexOf(message);
  const calls = start < 0 ? stack : stack.slice(start + message.length);
  return calls.split('\n').flatMap((line) => {
    const [found, name = '(anonymous)', file = '', row, column] = FRAME.exec(line) ?? [];
    if (!found) return [];
    return [{ function: name, file: ownFile(file), line: Number(row), column: Number(column) }];
  });
}

function ownFile(file: string): string {
  if (file.startsWith('node:')) return file;
  const path = relative(process.cwd(), file.replace('file://', '')).replaceAll('\\', '/');
  return path.startsWith('..') ? path.replace(/^.*(?=node_modules\/|\/[^/]*$)/, '') : path;
}
