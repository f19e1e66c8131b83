/** What a handler throws when trying again cannot help: the row fails at once, for the owner to see. */
export class RefusedForGood extends Error {}
