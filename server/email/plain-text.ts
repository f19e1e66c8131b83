import { compile } from 'html-to-text';

const LINE = { leadingLineBreaks: 1, trailingLineBreaks: 1 };

export const plainTextOf: (html: string) => string = compile({
  wordwrap: false,
  selectors: [
    { selector: 'img', format: 'skip' },
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', format: 'block', options: LINE },
    { selector: 'th', format: 'block', options: LINE },
  ],
});
