export type Piece = string | { text: string; href: string };

export type Block =
  | { kind: 'heading'; level: 2 | 3; pieces: Piece[] }
  | { kind: 'paragraph'; pieces: Piece[] }
  | { kind: 'list'; ordered: boolean; items: Piece[][] };

export const OWNER_TEXT_HELP =
  'A blank line starts a new paragraph. "# " makes a heading, "## " a smaller one, and "- " or "1. " a list item. [words](https://…) is a link.';

const HEADING = /^(##?)\s+(\S.*)$/;
const ENTRY = /^(?:([-*•])|\d{1,3}[.)])\s+(\S.*)$/;

/** Parses the owner's text (rule 2.13). Anything the help doesn't describe is a paragraph. */
export function ownerTextBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined;
    isOpen = line !== '';
    if (!isOpen) continue;
    const [, signs, heading] = HEADING.exec(line) ?? [];
    const [, bullet, entry] = ENTRY.exec(line) ?? [];
    if (heading) {
      blocks.push({ kind: 'heading', level: signs === '#' ? 2 : 3, pieces: piecesOf(heading) });
      isOpen = false;
    } else if (entry) {
      const ordered = bullet === undefined;
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(piecesOf(entry));
      else blocks.push({ kind: 'list', ordered, items: [piecesOf(entry)] });
    } else if (last?.kind === 'paragraph') last.pieces.push('\n', ...piecesOf(line));
    else if (last?.kind === 'list') last.items.at(-1)?.push(' ', ...piecesOf(line));
    else blocks.push({ kind: 'paragraph', pieces: piecesOf(line) });
  }
  return blocks;
}

const LINK =
  /\[([^\][]{1,200})\]\(([^()\s]{1,500})\)|https?:\/\/[^\s<>]{0,500}[^\s<>.,;:!?)'"]|[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,5}/g;
/** Allowed link targets. 'javascript:' and others stay text. */
const PLACES = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/))/i;

function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(LINK)) {
    const [source, words, address] = match;
    const href = address ?? (source.includes('://') ? source : `mailto:${source}`);
    if (!PLACES.test(href)) continue;
    if (match.index > from) pieces.push(line.slice(from, match.index));
    pieces.push({ text: words ?? source, href });
    from = match.index + source.length;
  }
  if (from < line.length) pieces.push(line.slice(from));
  return pieces;
}
