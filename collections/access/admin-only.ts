import type { Access } from 'payload';
import { isAdmin } from './roles';

/** Only the shop's owner. */
export const adminOnly: Access = ({ req }) => isAdmin(req.user);
