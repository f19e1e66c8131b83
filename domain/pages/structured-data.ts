import { CURRENCY, centsToDecimal, formatDollars } from '../wire/money';
import { addressLines } from '../words/address-lines';
import { PAGES, withQuery } from './pages';

export interface OfferedService {
  id: string;
  name: string;
  /** In cents. */
  price: number;
  category: string;
  /** 1 if it can be ordered. */
  active: 0 | 1;
}

export interface DescribedShop {
  name: string;
  tagline: string;
  logo: string | null;
  contact: readonly { kind: 'phone' | 'email' | 'page'; label: string; url: string }[];
  address: string;
  openingHours: string;
}

interface Shop extends DescribedShop {
  /** Without a trailing slash. */
  siteUrl: string;
  picture: string;
  services: readonly OfferedService[];
}

/** The shop and its offers as schema.org's LocalBusiness (rule 2.12), with only what the owner entered. */
export function localBusiness({
  siteUrl,
  name,
  tagline,
  logo,
  contact,
  address,
  openingHours,
  picture,
  services,
}: Shop) {
  const offered = services.filter(({ active }) => active === 1);
  const prices = offered.map(({ price }) => price);
  const hours = openingHours.split('\n').flatMap(hoursIn);
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${siteUrl}/#shop`,
    name,
    slogan: tagline,
    url: `${siteUrl}/`,
    image: picture,
    ...(logo && { logo: `${siteUrl}${logo}` }),
    ...reached(contact),
    address: postalAddress(address, name),
    ...(hours.length > 0 && { openingHoursSpecification: hours }),
    currenciesAccepted: CURRENCY,
    ...(offered.length > 0 && {
      priceRange: `${formatDollars(Math.min(...prices))} - ${formatDollars(Math.max(...prices))}`,
      makesOffer: offered.map((service) => offerOf(service, siteUrl)),
    }),
  };
}

function reached(contact: DescribedShop['contact']) {
  const phone = contact.find(({ kind }) => kind === 'phone');
  const email = contact.find(({ kind }) => kind === 'email');
  const pages = contact.filter(({ kind }) => kind === 'page').map(({ url }) => url);
  return {
    ...(phone && { telephone: phone.label }),
    ...(email && { email: email.label }),
    ...(pages.length > 0 && { sameAs: pages }),
  };
}

// There's no description here, because the page already has it twice.
function offerOf({ id, name, price, category }: OfferedService, siteUrl: string) {
  return {
    '@type': 'Offer',
    price: centsToDecimal(price),
    priceCurrency: CURRENCY,
    url: `${siteUrl}${withQuery(PAGES.order, { service: id })}`,
    itemOffered: { '@type': 'Service', name, serviceType: category },
  };
}

/** The last line of a US address: "Cooperstown, NY 13326". */
const TOWN = /^(.+?),? ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/;

/** The address in parts if we can parse it, otherwise as the owner wrote it. */
function postalAddress(address: string, name: string) {
  const lines = addressLines(address).filter((line) => line !== name);
  const [, town, state, zip] = TOWN.exec(lines.at(-1) ?? '') ?? [];
  if (!town) return lines.join(', ');
  return {
    '@type': 'PostalAddress',
    streetAddress: lines.slice(0, -1).join(', '),
    addressLocality: town,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  };
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const TIME = String.raw`(1[0-2]|[1-9])(?::(\d{2}))?\s*([ap])\.?m\.?`;
const DAY = `(${DAYS.join('|')})s?`;
/** "Tuesday to Friday, 10 am to 6 pm". */
const HOURS = new RegExp(
  String.raw`^${DAY}(?:\s*(?:to|-|–)\s*${DAY})?[,:]?\s+${TIME}\s*(?:to|-|–)\s*${TIME}$`,
  'i',
);

function hoursIn(line: string) {
  const match = HOURS.exec(line.trim());
  if (!match) return [];
  const [, from = '', to = from, ...times] = match;
  const [first, last] = [from, to].map((day) =>
    DAYS.findIndex((each) => each.toLowerCase() === day.toLowerCase()),
  );
  if (first === undefined || last === undefined || last < first) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS.slice(first, last + 1),
      opens: timeOf(times.slice(0, 3)),
      closes: timeOf(times.slice(3)),
    },
  ];
}

/** Turns an hour, optional minutes, and "a" or "p" into a time: "10" and "a" are 10:00. */
function timeOf([hour, minute = '00', half]: (string | undefined)[]): string {
  const hours = (Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
