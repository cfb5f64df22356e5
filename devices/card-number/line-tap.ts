import type { CardTap } from '#devices/model/card-tap.ts'
import { type CardProfile, readCardNumber } from './card-number.ts'

/**
 * The card behind a line of a scanner, or the keys of a wedge, at that time: null unless it is exactly what a reader
 * of this profile writes. The text itself goes no further.
 */
export function tapOfLine(line: string, profile: CardProfile, at: number): CardTap | null {
  const number = readCardNumber(line, profile)
  if (!number) return null
  return {
    uid: line.trim().toUpperCase(),
    canonical: number.bytes,
    format: profile.format,
    weak: number.weak,
    at,
  }
}
