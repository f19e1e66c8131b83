// This isn't in a contract, so the editor can use it without loading the contract's schemas.
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
