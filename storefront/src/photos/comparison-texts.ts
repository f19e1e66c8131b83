export const compareBeforeAndAfter = 'Compare before and after';
export const sharesShown = (before: number, after: number) => `${before}% before, ${after}% after`;
