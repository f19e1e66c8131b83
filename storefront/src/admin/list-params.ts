import { z } from 'zod';
import { CUSTOMER_STATUSES, PAGE_MAX } from '#domain/list-query';
import { line } from '#domain/person';

/** As long as the calls take a search. */
export const SEARCH_MAX = line.maxLength ?? undefined;

/** A list's page and search as the address holds them; what makes no sense there counts as not there. */
export const page = z.coerce.number().int().min(1).max(PAGE_MAX).catch(1);
export const search = line.catch('');
export const mailingListStatus = z.enum(CUSTOMER_STATUSES).optional().catch(undefined);
