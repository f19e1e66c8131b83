import type { TextState } from '#domain/texts/text';

/** A text as the provider has it. */
export interface ProviderText {
  sid: string;
  to: string;
  body: string;
  state: TextState;
  /** The provider's code, if it failed. */
  problem: string | null;
  /** When the provider took it. */
  takenAt: string;
  /** In millionths of a dollar. Null until it's known. */
  cost: number | null;
}

export interface NewText {
  to: string;
  body: string;
  /** Where the provider reports what becomes of it. Null if it can't reach the shop. */
  reportTo: string | null;
}

/** Every call throws a TextError. */
export interface TextProvider {
  send: (text: NewText) => Promise<ProviderText>;
  find: (sid: string) => Promise<ProviderText>;
  /** The newest texts to a number. */
  list: (to: string) => Promise<ProviderText[]>;
}

/** 'away' leaves open whether it was sent. The others mean it wasn't. 'account' is about our own settings. */
export type TextProblem = 'away' | 'busy' | 'refused' | 'account';

export class TextError extends Error {
  constructor(
    readonly problem: TextProblem,
    message: string,
    /** The provider's code of a refusal. */
    readonly code: string | null = null,
    /** How long to wait, in ms, if the provider says. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}
