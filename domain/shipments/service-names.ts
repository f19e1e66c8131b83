import { entryOf } from '../words/label-of';
import type { ShipmentRate } from './shipment-contract';

/** EasyPost's carrier names, for carriers that people call something else (rule 27.20). */
const CARRIERS: Readonly<Record<string, string>> = {
  CanadaPost: 'Canada Post',
  DHLExpress: 'DHL Express',
  DhlEcs: 'DHL eCommerce',
  DhlEcommerce: 'DHL eCommerce',
  FedEx: 'FedEx',
  FedExDefault: 'FedEx',
  FedExSmartPost: 'FedEx SmartPost',
  LaserShipV2: 'OnTrac',
  OnTrac: 'OnTrac',
  OnTracV3: 'OnTrac',
  UPSDAP: 'UPS',
  UPSMailInnovations: 'UPS Mail Innovations',
  UPSSurePost: 'UPS SurePost',
  UpsMailInnovations: 'UPS Mail Innovations',
  UpsSurepost: 'UPS SurePost',
};

/** EasyPost's service names, by carrier. Others are split into words. */
const SERVICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  USPS: {
    First: 'First-Class Mail',
    Priority: 'Priority Mail',
    Express: 'Priority Mail Express',
    FirstClassMailInternational: 'First-Class Mail International',
    FirstClassPackageInternationalService: 'First-Class Package International',
  },
  UPS: {
    UPSStandard: 'Standard',
    UPSSaver: 'Worldwide Saver',
    NextDayAirEarlyAM: 'Next Day Air Early',
    '3DaySelect': '3 Day Select',
  },
  FedEx: {
    FEDEX_GROUND: 'Ground',
    FEDEX_2_DAY: '2Day',
    FEDEX_2_DAY_AM: '2Day AM',
    FEDEX_EXPRESS_SAVER: 'Express Saver',
    GROUND_HOME_DELIVERY: 'Home Delivery',
    SMART_POST: 'Ground Economy',
  },
};

/** "NextDayAir" and "NEXT_DAY_AIR" → "Next Day Air". */
function inWords(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  const isLoud = name.includes('_');
  return words
    .map((word) => {
      const rest = word.slice(1);
      return word.charAt(0).toUpperCase() + (isLoud && !/\d/.test(word) ? rest.toLowerCase() : rest);
    })
    .join(' ');
}

/** A carrier as people call it: "UPS". */
export const carrierName = (carrier: string): string => entryOf(CARRIERS, carrier) ?? inWords(carrier);

function ownName({ carrier, service }: Service): string {
  return entryOf(entryOf(SERVICES, carrierName(carrier)) ?? {}, service) ?? inWords(service);
}

type Service = Pick<ShipmentRate, 'carrier' | 'service'>;

/** A carrier's service as people call it: "USPS Ground Advantage" (rule 27.20). */
export const serviceName = (rate: Service): string => `${carrierName(rate.carrier)} ${ownName(rate)}`;

const letters = (name: string) => name.toLowerCase().replaceAll(/[^a-z\d]/g, '');

const isSame = (typed: string, names: readonly string[]) =>
  names.some((name) => letters(name) === letters(typed));

/** A carrier's service that the shop ships with. If the service is empty, it's all of the carrier's services. */
export interface LabelService {
  carrier: string;
  service: string | null;
}

export function isSameService({ carrier, service }: LabelService, rate: Service): boolean {
  return (
    isSame(carrier, [rate.carrier, carrierName(rate.carrier)]) &&
    (service === null || isSame(service, [rate.service, ownName(rate)]))
  );
}
