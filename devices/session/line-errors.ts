/** More errors than this within five seconds are no accident: the rate is wrong (device protocol notes, section 2). */
const mostErrors = 20
const withinMs = 5_000

/** When the errors of the last five seconds were, this one included. */
export const withError = (errors: readonly number[], at: number): readonly number[] => [
  ...errors.filter((earlier) => at - earlier < withinMs),
  at,
]

export const tooMany = (errors: readonly number[]) => errors.length > mostErrors
