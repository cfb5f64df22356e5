import type { HealthRoom, HealthRound } from '#domain/dormitory/check/health-round/calls.ts'
import { gradeOf, type HealthItem, healthItems, healthScore } from '#domain/dormitory/check/score.ts'
import type { HealthGrade } from '#domain/dormitory/check/words.ts'

/** What is being noted of a room. */
export interface Sheet {
  readonly points: Readonly<Partial<Record<HealthItem, number>>>
  readonly remark: string
  readonly photos: readonly File[]
}

export const emptySheet: Sheet = { points: {}, remark: '', photos: [] }

/** What points are given for in this room. */
export const itemsOf = (room: Pick<HealthRoom, 'bathroom' | 'balcony'>): readonly HealthItem[] =>
  healthItems.filter((item) => (item !== 'bathroom' && item !== 'balcony') || room[item])

export interface Mark {
  readonly score: number
  readonly grade: HealthGrade
}

/** By the weights of the college, as the server reckons it; undefined until points are given for all of the room. */
export function markOf(
  room: HealthRoom,
  points: Sheet['points'],
  { weights, marks }: HealthRound,
): Mark | undefined {
  const given = itemsOf(room).map((item) => [item, points[item]] as const)
  if (given.some(([, value]) => value === undefined)) return undefined
  const score = healthScore(Object.fromEntries(given), weights)
  return score === null ? undefined : { score, grade: gradeOf(score, marks) }
}

/** A round as it stands on this day: one that was fetched before it has no sheet yet. */
export const onDay = (round: HealthRound, day: string): HealthRound =>
  round.day === day
    ? round
    : { ...round, day, rooms: round.rooms.map((room) => ({ ...room, score: null, grade: null })) }

/** The room to go to after this one: the next in the order of the house without a sheet, where somebody sleeps. */
export function nextRoom(
  rooms: readonly HealthRoom[],
  after: string,
  isDone: (room: HealthRoom) => boolean,
): HealthRoom | undefined {
  const at = rooms.findIndex(({ id }) => id === after)
  const open = (room: HealthRoom) => room.id !== after && room.sleepers > 0 && !isDone(room)
  return rooms.slice(at + 1).find(open) ?? rooms.slice(0, Math.max(at, 0)).find(open)
}
