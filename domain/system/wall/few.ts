/** In a smaller group somebody who knows the college could tell who is meant. */
export const few = { least: 5 } as const
