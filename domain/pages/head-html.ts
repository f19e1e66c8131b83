import type { HeadTag } from './page-head';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Head elements as HTML. Throws if a script or style has a '<', which can't be escaped there. */
export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(toHtml).join('');
}

function toHtml({ tag, attributes = {}, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${written.join('')}>`;
  if (tag === 'meta' || tag === 'link') return start;
  if (tag === 'title') return `${start}${escapeHtml(text ?? '')}</${tag}>`;
  if (text?.includes('<')) throw new Error(`a ${tag} in the head holds a "<"`);
  return `${start}${text ?? ''}</${tag}>`;
}
