// npm run prose: checks docs, texts on screens, emails, comments, and test names for phrases that aren't plain American English.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { toString as wordsOf } from 'nlcst-to-string';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextRepeatedWords from 'retext-repeated-words';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';

const PHRASES = [
  [/\bmoney back\b|\b(give|gives|gave|given) back\b/i, 'refund'],
  [/\bgave \$\S+ back\b/i, 'refund'],
  [/\bmeanwhile\b|\bin the meantime\b/i, 'say who did what'],
  [/\b[Ww]hoever\b|\b[Ss]omebody\b|\bone’s own\b|\bone's own\b/, 'you, someone, or the role'],
  [/^Who (?!works|sees|did|can|may)[^?]*\.$/, 'start with the subject'],
  [/\b(What|Whatever) of\b|\bbe it\b/, 'start with the subject'],
  [/\bsuch as\b/i, 'like, for example'],
  [/\bas well\b/i, 'too, also'],
  [/\be-mails?\b/i, 'email'],
  [
    /\b(mails|mailed)\b|\b(a|the|this|our|your|each|every|by|one) mail\b(?! (server|provider))/i,
    'email; mail is postal',
  ],
  [/\bparcels?\b/i, 'package'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\banew\b|\bthereby\b|\bhence\b|\bthus\b|\bwherein\b|\bwhereof\b/i, 'again, so'],
  [/\bin place of\b/i, 'instead of'],
  [/\b(stands?|stood) (at|on|beside|below|above|there)\b/i, 'is'],
  [/\b(is|are|was|were) (to be|told)\b/i, 'say who does what'],
  [/\b(is|are|was|were|do|does|did|has|have|had|could|would|should) not\b|\bcannot\b/, 'a contraction'],
  [/\b[Yy]ou may not\b/, "can't"],
  [/\b(characters|lines|photos|MB|megapixels) at most\b/i, 'up to'],
  [
    /\bPlease (check|choose|enter|fill|give|go|look|provide|refresh|reload|remove|say|select|send|try|use|write)\b/i,
    'just say it',
  ],
  [/\bthe trail\b/i, 'the audit log'],
  [/\bbec(a|o)mes? of\b/i, 'what happened to'],
  [/\bnothing of (it|that|this)\b/i, 'none of'],
  [/\b(however|wherever) (\w+ )?(far|few|late|long|many|much|often|slow|soon)\b/i, 'no matter how'],
  [/\b(hears?|heard) of (it|them|a|an|the)\b/i, 'say who emails whom'],
  [/\bat the most\b/i, 'at most'],
  [/, also (after|by|for|from|if|in|on|to|when|while|with)\b/i, 'including, even'],
  [/\b(numbers?|customers?|they|it) said STOP\b/i, 'opted out, replied STOP'],
];

/** Screens and emails use one kind of apostrophe. */
const CURLY_APOSTROPHE = [/\p{L}’\p{L}/u, 'a straight apostrophe'];

const ENGINEERS_PHRASES = [
  ...PHRASES.filter(([phrase]) => !phrase.source.includes('not\\b')),
  [/\bso that\b/i, 'so'],
  [
    /\b(is|are|was|were) (?:not )?told\b|\b(tells?|told) (of|about|the (owner|customer))\b/i,
    'notify, record, or say',
  ],
  [/\b(asleep|sleeps|awake)\b/i, 'hydrate, lazy'],
  [/\bput back\b/i, 'undo, restore'],
  [/\b(for|to|of|in|by|with) wh(om|ose)\b/i, 'start with the subject'],
  [/\bnobody's\b|\bno one's\b/i, 'say who'],
];

/** Texts of the specification, which must never change (rule 2.10). */
export const CONTRACT = new Set([
  'Could not log in. Please try again.',
  'Could not log out.',
  'Could not verify discount code.',
  'Passwords do not match',
  'Please enter a title',
  'Please enter a valid email',
  'Please enter a valid phone number',
  'Please enter both email and password',
  'Please fill in all fields',
  'Please provide both subject and message',
  'Please provide details about your glove',
  'Please refresh the page.',
  'Please save and reopen.',
  'Please select a service',
  'Please select a valid service',
  'Please select at least one customer to send a message',
  'Please select at least one image',
  'Please try again.',
  'Please try refreshing the page.',
  'The code you entered is not valid or has expired.',
]);

/** Returns a sentence without the code in it. */
const proseIn = (node) =>
  node.type === 'SourceNode' ? '' : node.children ? node.children.map(proseIn).join('') : wordsOf(node);

function plainEnglish(phrases = PHRASES) {
  return (tree, file) =>
    visit(tree, 'SentenceNode', (sentence) => {
      const words = proseIn(sentence).replaceAll(/\s+/g, ' ').trim();
      if (CONTRACT.has(words)) return;
      for (const [phrase, better] of phrases) {
        const found = phrase.exec(words);
        if (found) file.message(`"${found[0]}" (${better}): ${words}`, sentence);
      }
    });
}

const texts = unified()
  .use(retextEnglish)
  .use(plainEnglish, [...PHRASES, CURLY_APOSTROPHE]);
const engineers = unified().use(retextEnglish).use(plainEnglish, ENGINEERS_PHRASES);
const docs = unified()
  .use(remarkParse)
  .use(remarkRetext, unified().use(retextEnglish).use(retextRepeatedWords).use(plainEnglish));

export async function problemsIn(text, { path = 'text', kind = 'text' } = {}) {
  const file = new VFile({ value: text, path });
  const processor = { text: texts, markdown: docs, code: engineers }[kind];
  await processor.run(processor.parse(file), file);
  return file.messages.map(({ line, reason }) => ({ line, reason }));
}

function textsIn(path) {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const isStyle = (node) =>
    ts.isTaggedTemplateExpression(node) && !/^(text|muted|strong|block|rich)$/.test(node.tag.getText());
  const walk = (node) => {
    if (ts.isImportDeclaration(node) || isStyle(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateExpression(node)) {
      const words = ts.isTemplateExpression(node)
        ? [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('X')
        : node.text;
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      if (/[a-z] [a-z]/i.test(words)) found.push({ line: line + 1, words });
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

function engineersTextsIn(path) {
  const code = readFileSync(path, 'utf8');
  const source = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const found = [];
  const add = (position, words) =>
    found.push({ line: source.getLineAndCharacterOfPosition(position).line + 1, words });
  const seen = new Set();
  const addComments = (node) => {
    for (const { pos, end } of ts.getLeadingCommentRanges(code, node.pos) ?? []) {
      if (seen.has(pos)) continue;
      seen.add(pos);
      add(pos, code.slice(pos, end).replaceAll(/^\s*(\/\*\*?|\*\/|\*|\/\/)|\*\/$/gm, ' '));
    }
  };
  const walk = (node) => {
    addComments(node);
    if (ts.isCallExpression(node) && /^(it|test|describe)\b/.test(node.expression.getText(source))) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) add(title.getStart(source), title.text);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

// The glossary lists the words to avoid.
const DOCS = [
  '*.md',
  'docs',
  'storefront/src/**/*.md',
  ':!docs/look',
  ':!docs/glossary.md',
  ':!CHANGELOG.md',
];
const TEXTS = [
  'domain',
  'collections',
  'cms/components',
  'server/email/templates',
  'storefront/src',
  // Payment problems are stored and recognized by their text.
  ':!domain/payments/payment-problem.ts',
  'endpoints/unsubscribe-page.ts',
  ':!*.test.*',
  ':!**/fixtures.*',
  ':!**/*-in-test.*',
  ':!storefront/src/testing',
];
// This file and its test quote the phrases.
const CODE = ['*.ts', '*.tsx', '*.mjs', ':!migrations', ':!payload-types.ts', ':!scripts/prose*'];
const filesOf = (patterns) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Returns every problem in the project, as `file:line: problem`. */
export async function problemsOfProject() {
  const found = [];
  for (const path of filesOf(DOCS).filter((name) => name.endsWith('.md')))
    for (const { line, reason } of await problemsIn(readFileSync(path, 'utf8'), { path, kind: 'markdown' }))
      found.push(`${path}:${line}: ${reason}`);
  for (const path of filesOf(TEXTS).filter((name) => /\.tsx?$/.test(name)))
    for (const { line, words: text } of textsIn(path))
      for (const { reason } of await problemsIn(text, { path })) found.push(`${path}:${line}: ${reason}`);
  for (const path of filesOf(CODE))
    for (const { line, words } of engineersTextsIn(path))
      for (const { reason } of await problemsIn(words, { path, kind: 'code' }))
        found.push(`${path}:${line}: ${reason}`);
  return found;
}

if (import.meta.main ?? process.argv[1] === new URL(import.meta.url).pathname) {
  const problems = await problemsOfProject();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
