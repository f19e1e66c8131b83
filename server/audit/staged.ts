import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { audited, type Proof } from './audited';
import type { AuditEvent } from './record-audit';

interface Staged {
  event: AuditEvent;
  proof?: Proof;
}

const stagedOf = new WeakMap<object, Map<string, Staged>>();

/** Prepares the entry for one of Payload's own writes. `target` is "collection id" or the global's name. */
export function stage(req: PayloadRequest, target: string, staged: Staged): void {
  const ofRequest = stagedOf.get(req) ?? new Map<string, Staged>();
  stagedOf.set(req, ofRequest.set(target, staged));
}

const oneId = z.object({ id: z.object({ equals: z.string() }) });

interface Written {
  req?: object;
  collection: string;
  id?: number | string;
  where?: Where;
}

// Saves have an ID, but deletions have a filter.
const documentOf = ({ collection, id, where }: Written) =>
  `${collection} ${id ?? oneId.safeParse(where).data?.id.equals}`;

/** Stores each of Payload's own writes with the audit log entry its hooks prepared (rule 18.6). */
export function withStagedEntries<Adapter extends BaseDatabaseAdapter>(
  base: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args);
      const write = <Result>(req: object | undefined, target: string, change: () => Promise<Result>) => {
        const ofRequest = req && stagedOf.get(req);
        const staged = ofRequest?.get(target);
        if (!staged) return change();
        ofRequest?.delete(target);
        return audited({ payload: args.payload, ...staged, change, happened: () => true });
      };
      const byDocument =
        <Operation extends Written, Result>(change: (operation: Operation) => Promise<Result>) =>
        (operation: Operation) =>
          write(operation.req, documentOf(operation), () => change(operation));
      const byGlobal =
        <Operation extends { req?: object; slug: string }, Result>(
          change: (operation: Operation) => Promise<Result>,
        ) =>
        (operation: Operation) =>
          write(operation.req, operation.slug, () => change(operation));
      return Object.assign(adapter, {
        updateOne: byDocument(adapter.updateOne.bind(adapter)),
        deleteOne: byDocument(adapter.deleteOne.bind(adapter)),
        updateGlobal: byGlobal(adapter.updateGlobal.bind(adapter)),
        createGlobal: byGlobal(adapter.createGlobal.bind(adapter)),
      });
    },
  };
}
