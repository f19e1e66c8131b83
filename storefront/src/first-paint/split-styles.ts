import { __PRIVATE__ } from 'styled-components';

/** The number of rules after which the next ones get a new style sheet. */
export const RULES_MAX = 150;

const { mainSheet, StyleSheet } = __PRIVATE__;
const styles = mainSheet.getTag();
export type Tag = (typeof styles)['tag'];

/**
 * Keeps the rules of styled parts in several style sheets, in order. A new rule makes browsers recalculate every element that its sheet
 * styles, so the page's own sheet stays as it is, and parts that load later get sheets of their own.
 */
export class SplitTag implements Tag {
  private readonly sheets: Tag[];
  private readonly newSheet: () => Tag;

  constructor(first: Tag, newSheet: () => Tag) {
    this.sheets = [first];
    this.newSheet = newSheet;
  }

  get length() {
    return this.sheets.reduce((sum, { length }) => sum + length, 0);
  }

  insertRule(index: number, rule: string) {
    const { sheet, place } = this.find(index) ?? this.end();
    return sheet.insertRule(place, rule);
  }

  deleteRule(index: number) {
    const found = this.find(index);
    found?.sheet.deleteRule(found.place);
  }

  getRule(index: number) {
    const found = this.find(index);
    return found ? found.sheet.getRule(found.place) : '';
  }

  private find(index: number) {
    let place = index;
    for (const sheet of this.sheets) {
      if (place < sheet.length) return { sheet, place };
      place -= sheet.length;
    }
    return null;
  }

  private end() {
    const last = this.sheets.slice(1).at(-1);
    if (last && last.length < RULES_MAX) return { sheet: last, place: last.length };
    const sheet = this.newSheet();
    this.sheets.push(sheet);
    return { sheet, place: 0 };
  }
}

styles.tag = new SplitTag(styles.tag, () => new StyleSheet().getTag().tag);
