import * as sharedTexts from '../parts/shared-texts';
import * as texts from './keys-texts';
export interface KeyHelp {
  keys: readonly string[];
  does: string;
}

/** These work even if single keys are off. */
export const COMMAND_KEYS: readonly KeyHelp[] = [
  { keys: [texts.ctrl, 'K'], does: texts.commandsGoAnywhere },
  { keys: ['F8'], does: texts.goToNotification },
];

export const PAGE_KEYS: readonly KeyHelp[] = [
  { keys: ['/'], does: texts.goToSearch },
  { keys: ['?'], does: texts.thisHelp },
];

export const ROW_KEYS: readonly KeyHelp[] = [
  { keys: ['J'], does: sharedTexts.nextOrder },
  { keys: ['K'], does: sharedTexts.previousOrder },
  { keys: [texts.enter], does: texts.openTheOrder },
  { keys: ['S'], does: texts.itsStatus },
  { keys: ['X'], does: texts.selectOrDeselectIt },
];
