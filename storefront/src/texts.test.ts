import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inputs } from '#domain/testing/cases';

const SOURCES = new URL('.', import.meta.url);
/** Files without texts of screens: text modules, tests, the build, and a sample page for developers. */
const NOT_SCREENS =
  /-texts\.ts$|\.test\.|-in-test\.|fixtures?\.ts$|^testing\/|^first-paint\/build\.ts$|^ui\/look-page\.tsx$/;

/** Attributes and properties whose strings no one sees. */
const TECHNICAL_NAMES =
  /^(id|key|style|sizes|srcDoc|autoComplete|draft|className|grid\w+|aria-(keyshortcuts|describedby|labelledby|controls)|\$.+|data-.+)$/;
/** Calls whose strings are keys or IDs. */
const TECHNICAL_CALLS =
  /^(useFormDraft|useTabDraft|useDialogForm|useFormBasis|matchMedia|.*\.(querySelector|querySelectorAll|matches|closest))$/;
/** Keyboard keys, and code names for photos and uploads. */
const CODE_WORDS = new Set(['Enter', 'Escape', 'Tab', 'Shift', 'Home', 'End', 'by hand', 'by itself']);
/** Strings that look like text but are code: selectors, URLs, API calls, styles, header and event names. */
const CODE =
  /^(<\w|@media|@container|GET |POST |PUT |PATCH |DELETE |[./#&-]|https?:|\((prefers|pointer|hover)|form-draft |photos: )|[[{;]|\w:\w|\dpx|\b(px|rem)\b|var\(|calc\(|clamp\(|minmax\(|rotate\(|translate|-hint\b|^[A-Z]\w+[A-Z-]|^(main|li|top|bottom|auto) /;

/** Whether a string looks like text: a capitalized word, or two words. */
function readsAsText(text: string): boolean {
  if (!/[a-z]{2}/i.test(text) || CODE.test(text) || CODE_WORDS.has(text)) return false;
  return /^[\s“"(·–]*[A-Z][a-z’']/.test(text) || /[a-z…][,.:;!?)”’]* +[(“]?[A-Za-z…]/i.test(text);
}

/** Replaces a template's values with '…'. */
const wordsOf = (node: ts.StringLiteralLike | ts.TemplateExpression) =>
  ts.isTemplateExpression(node)
    ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('…')
    : node.text;

function isTechnical(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())) return true;
  if (ts.isElementAccessExpression(parent) || ts.isCaseClause(parent)) return true;
  for (let at = node; !ts.isFunctionLike(at) && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isTypeNode(at) || ts.isImportDeclaration(at) || ts.isTaggedTemplateExpression(at)) return true;
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && TECHNICAL_CALLS.test(at.expression.getText())) return true;
    if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) return TECHNICAL_NAMES.test(at.name.getText());
    if (ts.isJsxElement(at)) return false;
  }
  return false;
}

/** Returns the texts in a source file as `file:line: text`. */
function textsIn(file: string, source: string): string[] {
  const found: string[] = [];
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    const text = ts.isJsxText(node)
      ? node.text.trim()
      : ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
        ? wordsOf(node)
        : '';
    const isText = ts.isJsxText(node) ? /[a-z]/i.test(text) : readsAsText(text) && !isTechnical(node);
    if (isText)
      found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${text}`);
    ts.forEachChild(node, walk);
  };
  walk(tree);
  return found;
}

it('screens take their texts from text modules', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !NOT_SCREENS.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => textsIn(file, readFileSync(new URL(file, SOURCES), 'utf8')))).toEqual([]);
});

it.each([
  ['in an element', '<p>Saved</p>', 'Saved'],
  ['beside a value', '<p>{count} left</p>', 'left'],
  ['in an attribute', '<Field label="Light color" />', 'Light color'],
  ['in a choice', '<p>{isDone ? "Done" : null}</p>', 'Done'],
  ['in a table of columns', 'const COLUMNS = [{ name: "Customer" }];', 'Customer'],
  ['with a value', 'notify(`Remove $' + '{name}`);', 'Remove …'],
])('a text %s is found', (_where, source, text) => {
  expect(textsIn('planted.tsx', source)).toEqual([`planted.tsx:1: ${text}`]);
});

inputs([
  '<Link to="/our-work" className="wide link" />',
  'const size = "minmax(0, 1fr) auto";',
  'if (event.key === "Enter") send("POST /api/orders");',
  'const Box = styled.p`color: red;`;',
  'throw new Error("no color in the theme");',
])('%s holds no text', (source) => textsIn('planted.tsx', source), []);
