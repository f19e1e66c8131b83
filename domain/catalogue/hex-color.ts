// Not in a contract, so the editor's scripts don't load the contract's schemas.
export const HEX_COLOR = /^#[0-9a-f]{6}$/i;
