import { listed } from '#domain/kits/audience.ts'
import type { TurnState } from '#domain/kits/rounds/words.ts'
import type { SignResult } from './words.ts'

interface SignFacts {
  readonly state: TurnState | null
  readonly late: boolean | null
  /** On what staff signed in for a student: `seen` at the roll-call, or another reason. */
  readonly ground: string | null
  /** Why somebody need not sign in: `leave`, or another reason. */
  readonly excuse: string | null
}

/** What came of a turn: who was seen at the roll-call has signed in like anybody. */
export function signResultOf({ state, late, ground, excuse }: SignFacts): SignResult {
  if (state === 'exempt') return excuse === 'leave' ? 'leave' : 'exempt'
  if (state !== 'done') return 'missed'
  if (ground === 'seen') return 'signed'
  if (ground) return 'proxy'
  return late ? 'late' : 'signed'
}

interface Hours {
  readonly opensAt: string
  readonly closesAt: string
  /** So long after the beginning nobody is late yet; null until the end. */
  readonly onTimeMinutes: number | null
}

/** Whether signing in at `now` is late. Moments are in the shape of the wire. */
export function isLate({ opensAt, closesAt, onTimeMinutes }: Hours, now: string): boolean {
  if (now > closesAt) return true
  return onTimeMinutes !== null && secondsOf(now) - secondsOf(opensAt) > onTimeMinutes * 60
}

const secondsOf = (moment: string) => Date.parse(`${moment.replace(' ', 'T')}Z`) / 1000

export interface Position {
  readonly longitude: number
  readonly latitude: number
}

const earthMetres = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Between two positions on the ground, in whole metres. */
export function metresBetween(one: Position, other: Position): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)]
  const north = Math.sin((to - from) / 2) ** 2
  const east = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return Math.round(2 * earthMetres * Math.asin(Math.sqrt(north + Math.cos(from) * Math.cos(to) * east)))
}

/** Further off than this a phone does not know where it is, in metres. */
export const worstAccuracy = 200

interface Responsible {
  readonly departments: readonly string[]
  readonly buildings: readonly string[]
  readonly classes: readonly string[]
}

interface Asked {
  readonly departmentId?: string | null
  readonly buildings?: string | null
  readonly classes?: string | null
}

/** Whether people may be asked for by somebody with these duties: by their own department, buildings or classes. */
export function mayAskOf({ departmentId, buildings, classes }: Asked, own: Responsible): boolean {
  const allOwn = (list: string | null | undefined, ids: readonly string[]) => {
    const asked = listed(list)
    return asked.length > 0 && asked.every((id) => ids.includes(id))
  }
  if (departmentId && own.departments.includes(departmentId)) return true
  return allOwn(buildings, own.buildings) || allOwn(classes, own.classes)
}
