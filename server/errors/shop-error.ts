/** Why a call is refused; endpoints turn each into its HTTP status (decisions: the API). */
export type ShopErrorCode =
  | 'invalid'
  | 'unauthorized'
  | 'payment-declined'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'length-required'
  | 'too-large'
  | 'unsupported-type'
  | 'too-many'
  | 'unavailable';

/** A refusal that a person may read; `errors` maps a field's path to its message. */
export class ShopError extends Error {
  constructor(
    readonly code: ShopErrorCode,
    message: string,
    readonly errors?: Record<string, string>,
  ) {
    super(message);
  }
}
