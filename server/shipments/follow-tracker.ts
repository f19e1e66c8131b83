import type { Payload } from 'payload';
import { dayOf } from '#domain/orders/ready-by-days';
import { plainTrackingNumber, trackingLink } from '#domain/orders/tracking';
import { inboundFields, packagesAfter, packagesOf } from '#domain/shipments/order-packages';
import { isNews, type PackageReport, type PackageState } from '#domain/shipments/package-state';
import { carrierName } from '#domain/shipments/service-names';
import { isOver, packageStateOf } from '#domain/shipments/tracker';
import { BY_SHOP, changeJudged, fieldIs } from '#server/platform/database/change-if';
import { versionIs } from '#server/platform/database/version';
import type { Order, Shipment } from '../../payload-types';
import type { ProviderTracker } from './providers/provider';

/** A tracker's report about a package, with the provider's times in UTC. */
interface TrackerReport extends PackageReport {
  since: string;
  day: string | null;
}

/** Records a report on the order first, then on the shipment, so a crash repeats it (rule 27.12). */
export async function recordTracker(
  payload: Payload,
  shipment: Shipment,
  tracker: ProviderTracker,
): Promise<void> {
  const report = reportOf(tracker, new Date());
  if (!isNews(knownReport(shipment), report)) return;
  if (report.state !== null)
    await recordOnOrder(payload, shipment, { ...report, state: report.state }, tracker);
  await changeJudged(payload, 'shipments', shipment.id, BY_SHOP, (stored) =>
    isNews(knownReport(stored), report)
      ? {
          write: {
            condition: [fieldIs('trackerUpdatedAt', stored.trackerUpdatedAt)],
            data: {
              trackerId: tracker.id,
              // It was delivered to its sender.
              trackerStatus: report.state === 'returned' ? RETURNED : tracker.status,
              trackerDetail: tracker.detail,
              trackerUpdatedAt: report.at,
              trackingUrl: tracker.trackingUrl ?? stored.trackingUrl,
              carrier: stored.carrier ?? tracker.carrier,
              estimatedAt: timeOf(tracker.estimatedAt),
              ...(report.state === 'delivered' && { deliveredAt: report.since }),
              ...(isOver(report.state) && { recheckAt: null }),
            },
          },
        }
      : {},
  );
}

async function recordOnOrder(
  payload: Payload,
  shipment: Shipment,
  report: TrackerReport & { state: PackageState },
  tracker: ProviderTracker,
): Promise<void> {
  const { id: shipmentId, direction, orderId } = shipment;
  const carrier =
    trackingLink(tracker.trackingNumber)?.carrier ?? (tracker.carrier && carrierName(tracker.carrier));
  await changeJudged(payload, 'orders', orderId, BY_SHOP, (order) => {
    const packages = isCurrent(order, shipment)
      ? packagesAfter(packagesOf(order), direction, { ...report, shipmentId, carrier })
      : null;
    if (!packages) return {};
    const inbound = direction === 'to_shop' ? inboundFields(packages) : {};
    return { write: { condition: [versionIs(order.version ?? 0)], data: { packages, ...inbound } } };
  });
}

const VOID: readonly Shipment['state'][] = ['void_requested', 'refunded'];

/** Whether a shipment's package is still the one with the order's glove. It isn't if the label was voided or the number corrected. */
export function isCurrent(order: Pick<Order, 'trackingNumber'>, shipment: Shipment): boolean {
  if (VOID.includes(shipment.state)) return false;
  return (
    shipment.direction === 'to_shop' ||
    plainTrackingNumber(order.trackingNumber ?? '') === plainTrackingNumber(shipment.trackingNumber ?? '')
  );
}

const RETURNED = 'return_to_sender';

function knownReport({ trackerUpdatedAt, trackerStatus, trackerDetail }: Shipment): PackageReport | null {
  if (!trackerUpdatedAt) return null;
  const detail = trackerDetail ?? null;
  const state = packageStateOf({ status: trackerStatus ?? '', detail, isReturn: false });
  return { state, at: timeOf(trackerUpdatedAt) ?? '' };
}

/** A carrier's clock may be ahead of ours. */
function reportOf(tracker: ProviderTracker, now: Date): TrackerReport {
  const at = timeOf(tracker.updatedAt) ?? now.toISOString();
  const state = packageStateOf(tracker);
  const scanned = timeOf(tracker.scannedAt) ?? at;
  const since = new Date(Math.min(Date.parse(scanned), now.getTime())).toISOString();
  const day = state === 'delivered' ? dayOf(new Date(since)) : tracker.day;
  return { state, at, since, day };
}

function timeOf(value: string | null | undefined): string | null {
  const moment = value ? Date.parse(value) : Number.NaN;
  return Number.isNaN(moment) ? null : new Date(moment).toISOString();
}
