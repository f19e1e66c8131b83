/** The provider's code for a number that opted out with STOP. */
export const STOPPED_CODE = '21610';

/** Why a text didn't arrive, by the provider's code, in the owner's words. */
const PROBLEMS: Readonly<Record<string, string>> = {
  '21211': "This isn't a phone number",
  '21217': "This isn't a phone number",
  '21408': "Your account can't text this country",
  '21610': 'They replied STOP',
  '21612': "Texts can't be sent to this number",
  '21614': "This number can't get texts",
  '30003': 'The phone is off or out of reach',
  '30004': 'The carrier blocks texts to this phone',
  '30005': "This number isn't in use",
  '30006': "This is a landline, or its carrier doesn't take texts",
  '30007': 'The carrier filtered the text as spam',
  '30008': 'The carrier gave no reason',
  '30034': 'The carrier wants your number registered first (A2P 10DLC)',
};

const UNREACHABLE: readonly string[] = ['21211', '21217', '21612', '21614', '30005', '30006'];

/** Whether a problem means that the number can't get any texts. */
export const isUnreachable = (code: string | null | undefined): boolean => UNREACHABLE.includes(code ?? '');

export function textProblem(code: string): string {
  const words = PROBLEMS[code];
  return words ? `${words} (${code})` : `The carrier rejected it (${code})`;
}
