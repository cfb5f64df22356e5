/** Why the server does not start, in one line for anyone who started it. Anything else thrown is a bug. */
export class CannotStart extends Error {}
