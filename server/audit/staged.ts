import type { BaseDatabaseAdapter, DatabaseAdapterObj, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { audited, type Proof } from './audited';
import type { AuditEvent } from './record-audit';

interface Staged {
  event: AuditEvent;
  proof?: Proof;
}

/** Runs a write together with the record it needs. */
type Recording = <Result>(change: () => Promise<Result>) => Promise<Result>;

const stagedOf = new WeakMap<object, Map<string, Recording>>();

/** Prepares the record for one of Payload's own writes. `target` is "collection id" or the global's name. */
export function stageRecording(req: PayloadRequest, target: string, recording: Recording): void {
  const ofRequest = stagedOf.get(req) ?? new Map<string, Recording>();
  stagedOf.set(req, ofRequest.set(target, recording));
}

/** Prepares the audit log entry for one of Payload's own writes. */
export function stage(req: PayloadRequest, target: string, staged: Staged): void {
  const { payload } = req;
  stageRecording(req, target, (change) => audited({ payload, ...staged, change, happened: () => true }));
}

const oneId = z.object({ id: z.object({ equals: z.string() }) });

interface Written {
  req?: object;
  collection: string;
  id?: number | string;
  where?: Where;
  data?: { id?: unknown };
}

// A save has an ID, a deletion has a filter, and a new document has its ID in its data.
const documentOf = ({ collection, id, where, data }: Written) =>
  `${collection} ${id ?? oneId.safeParse(where).data?.id.equals ?? data?.id}`;

/** Saves what the hooks prepared for each of Payload's own writes: an audit log entry (rule 18.6) or a consent record (rule 31.1). */
export function withStagedEntries<Adapter extends BaseDatabaseAdapter>(
  base: DatabaseAdapterObj<Adapter>,
): DatabaseAdapterObj<Adapter> {
  return {
    ...base,
    init: (args) => {
      const adapter = base.init(args);
      const write = <Result>(req: object | undefined, target: string, change: () => Promise<Result>) => {
        const ofRequest = req && stagedOf.get(req);
        const recording = ofRequest?.get(target);
        if (!recording) return change();
        ofRequest?.delete(target);
        return recording(change);
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
        create: byDocument(adapter.create.bind(adapter)),
        updateOne: byDocument(adapter.updateOne.bind(adapter)),
        deleteOne: byDocument(adapter.deleteOne.bind(adapter)),
        updateGlobal: byGlobal(adapter.updateGlobal.bind(adapter)),
        createGlobal: byGlobal(adapter.createGlobal.bind(adapter)),
      });
    },
  };
}
