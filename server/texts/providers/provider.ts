import type { TextState } from '#domain/texts/text';

export interface ProviderText {
  sid: string;
  to: string;
  body: string;
  state: TextState;
  /** The provider's code, if it failed. */
  problem: string | null;
  takenAt: string;
  /** In millionths of a dollar. Null until it's known. */
  cost: number | null;
}

export interface NewText {
  to: string;
  body: string;
  /** The URL for delivery reports. Null if the provider can't reach the shop. */
  reportTo: string | null;
}

/** Every method throws a TextError. */
export interface TextProvider {
  send: (text: NewText) => Promise<ProviderText>;
  find: (sid: string) => Promise<ProviderText>;
  /** Returns the newest texts to a number. */
  list: (to: string) => Promise<ProviderText[]>;
}

/** After 'away', the text may have been sent. 'account' means that our own settings are wrong. */
export type TextProblem = 'away' | 'busy' | 'refused' | 'account';

export class TextError extends Error {
  constructor(
    readonly problem: TextProblem,
    message: string,
    readonly code: string | null = null,
    /** How long to wait, in ms, if the provider says. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
