export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

/** These work even if single keys are turned off. */
export const COMMAND_KEYS: readonly KeyHelp[] = [
  { keys: ['Ctrl', 'K'], does: 'Commands: go anywhere, find orders, customers and services' },
  { keys: ['F8'], does: 'To the notice in sight' },
];

export const PAGE_KEYS: readonly KeyHelp[] = [
  { keys: ['/'], does: 'To the search' },
  { keys: ['?'], does: 'This help' },
];

export const ROW_KEYS: readonly KeyHelp[] = [
  { keys: ['J'], does: 'To the next order' },
  { keys: ['K'], does: 'To the order before' },
  { keys: ['Enter'], does: 'Open the order' },
  { keys: ['S'], does: 'Its status' },
  { keys: ['X'], does: 'Choose it, or leave it out' },
];
