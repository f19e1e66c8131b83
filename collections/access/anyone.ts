import type { Access } from 'payload';

/** Everyone, signed in or not: what the public pages show. */
export const anyone: Access = () => true;
