/** One of the owner's tools cannot do its work as things stand; the message is for the person at the terminal. */
export class ToolError extends Error {}
