import { brightness, mix } from '#server/pages/share-picture';

const turns = [96, 126, 156, 186].map(
  (radius) =>
    `M${300 - radius} 290a${radius} ${Math.round(radius * 0.86)} 0 1 0 ${radius * 2} 0a${radius} ${Math.round(radius * 0.86)} 0 1 0-${radius * 2} 0Z`,
);
const binding = ['M372 412L440 318', 'M394 428L464 332', 'M416 444L486 348'];
const end = 'M436 402C480 440 520 440 516 486S452 522 440 556';

/** Returns a coil of rawhide lace in this color, on chalk because tan and brown would disappear on leather. */
export function laceSwatch(hex: string): string {
  // Near-black lace needs light more than shade, and near-white the opposite.
  const light = mix(hex, '#fff3df', brightness(hex) < 0.3 ? 0.32 : 0.45);
  const shade = mix(hex, '#1c0f07', brightness(hex) < 0.3 ? 0.5 : 0.38);
  const strand = (d: string) =>
    `<path d="${d}" stroke="#2b170c" stroke-width="31"/><path d="${d}" stroke="${shade}" stroke-width="26"/>` +
    `<path d="${d}" stroke="${hex}" stroke-width="20"/><path d="${d}" stroke="${light}" stroke-width="2.5" stroke-dasharray="46 14" transform="translate(-3 -3)"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="480" height="480">
<defs><radialGradient id="lamp" cx="0.35" cy="0.28" r="0.95"><stop offset="0" stop-color="#fffdf6" stop-opacity="0.7"/><stop offset="1" stop-color="#8a6a45" stop-opacity="0.22"/></radialGradient></defs>
<rect width="600" height="600" fill="#efe4cf"/><rect width="600" height="600" fill="url(#lamp)"/>
<rect x="22" y="22" width="556" height="556" rx="22" fill="none" stroke="#b98a5c" stroke-width="4" stroke-dasharray="18 13" stroke-linecap="round"/>
<path d="M300 130c120 0 200 80 200 176s-84 176-200 176s-200-80-200-176s84-176 200-176Z" transform="translate(12 16)" fill="#2b170c" opacity="0.14"/>
<g fill="none" stroke-linecap="round" stroke-linejoin="round">${[...turns, end, ...binding].map(strand).join('')}</g></svg>`;
}
