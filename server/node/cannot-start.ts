/** Why the server does not start, in one line for whoever started it. Anything else thrown is a bug. */
export class CannotStart extends Error {}
