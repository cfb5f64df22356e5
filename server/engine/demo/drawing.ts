import { daysAfter } from '#domain/kernel/days.ts'
import { type Random, referenceDay } from '#server/core/chance.ts'
import { padded } from './padded.ts'

/** What the values of one row are drawn with: days and hours of a row follow one another in the order of its fields. */
export interface Drawing {
  readonly random: Random
  /** The clock of the demo, `yyyy-MM-dd`. */
  readonly today: string
  /** A number of the row's own among all that are tried. */
  readonly serial: number
  /** Another row stood there already. */
  readonly again: boolean
  day(): string
  hour(): string
}

/** How far back, in days, a row may begin. */
const span = 180

export function drawingOf({ random, today, serial, again }: Omit<Drawing, 'day' | 'hour'>): Drawing {
  let day: string | undefined
  let minutes: number | undefined
  return {
    ...{ random, today, serial, again },
    day: () => {
      day = day ? daysAfter(day, 1 + random.below(20)) : daysAfter(today, -random.below(span))
      return day
    },
    hour: () => {
      minutes = minutes === undefined ? 480 + random.below(12) * 5 : minutes + 60 + random.below(12) * 5
      return `${padded(Math.min(23, Math.floor(minutes / 60)))}:${padded(minutes % 60)}`
    },
  }
}

/** The year in which the demo's school year begins. */
export const referenceYear = new Date(referenceDay).getUTCFullYear()
