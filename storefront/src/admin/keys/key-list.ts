export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

/** These work even if single keys are turned off. */
export const COMMAND_KEYS: readonly KeyHelp[] = [
  { keys: ['Ctrl', 'K'], does: 'Commands: go anywhere, and find orders, customers, and services' },
  { keys: ['F8'], does: 'Go to the notification' },
];

export const PAGE_KEYS: readonly KeyHelp[] = [
  { keys: ['/'], does: 'Go to search' },
  { keys: ['?'], does: 'This help' },
];

export const ROW_KEYS: readonly KeyHelp[] = [
  { keys: ['J'], does: 'Next order' },
  { keys: ['K'], does: 'Previous order' },
  { keys: ['Enter'], does: 'Open the order' },
  { keys: ['S'], does: 'Its status' },
  { keys: ['X'], does: 'Select or deselect it' },
];
