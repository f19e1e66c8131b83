import { AsyncLocalStorage } from 'node:async_hooks';

/** What a log line is about. Contains only IDs and the program's own words. */
export interface LogContext {
  reqId?: string;
  call?: string;
  orderId?: string;
  job?: string;
  outbox?: string;
  kind?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs work with this context on all of its log lines (rule 25.4). */
export function inLogContext<Result>(fields: LogContext, work: () => Result): Result {
  return contexts.run(fields, work);
}

/** Adds to the context of the running request, job, or outbox row. */
export function noteInLog(more: LogContext): void {
  const context = contexts.getStore();
  if (context) Object.assign(context, more);
}

/** Returns a copy, because the log adds each line's own fields to it. */
export function logContext(): LogContext {
  return { ...contexts.getStore() };
}
