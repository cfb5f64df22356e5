const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** The age of figures in the largest unit that fits: 90 s are one minute. */
export const ageOf = (from: Date, now: Date): readonly [count: number, unit: 'minute' | 'hour' | 'day'] => {
  const age = Math.max(now.getTime() - from.getTime(), 0)
  if (age < hour) return [Math.floor(age / minute), 'minute']
  if (age < day) return [Math.floor(age / hour), 'hour']
  return [Math.floor(age / day), 'day']
}
