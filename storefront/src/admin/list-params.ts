import { z } from 'zod';

/** As long as the calls take a search. */
export const SEARCH_MAX = 200;
const PAGE_MAX = 1_000_000;

/** A list's page and search as the address holds them; what makes no sense there counts as not there. */
export const page = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1);
export const search = z.string().trim().max(SEARCH_MAX).catch('');
