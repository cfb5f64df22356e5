import type { FreeBed } from './facts.ts'

/** A room while beds are given out: what is left of it, and the classes of those in it. */
export interface OpenRoom {
  readonly id: string
  readonly order: number
  readonly buildingId: string
  readonly floor: number
  readonly departmentId: string | null
  left: number
  readonly free: FreeBed[]
  readonly classes: string[]
}

export function roomsOf(beds: readonly FreeBed[]): Map<string, OpenRoom> {
  const rooms = new Map<string, OpenRoom>()
  for (const bed of beds) {
    const { roomId: id, buildingId, floor, departmentId, capacity, sleepers, classes } = bed
    const known = rooms.get(id)
    if (known) known.free.push(bed)
    else
      rooms.set(id, {
        ...{ id, order: rooms.size, buildingId, floor, departmentId },
        ...{ left: capacity - sleepers.length, free: [bed], classes: [...classes] },
      })
  }
  return rooms
}

/** Takes the bed out of its room, for a student of the class. */
export function occupy(room: OpenRoom, bedId: string, classId: string): void {
  const at = room.free.findIndex((bed) => bed.bedId === bedId)
  if (at >= 0) room.free.splice(at, 1)
  room.left -= 1
  room.classes.push(classId)
}

const apart = (a: OpenRoom, b: OpenRoom) =>
  (a.buildingId === b.buildingId ? 0 : 1_000_000) +
  (a.floor === b.floor ? 0 : 10_000) +
  Math.abs(a.order - b.order)

/** The lower, the better for a class of which `waiting` are left: with classmates, in its college's own, alone, near the last. */
export function rank(
  room: OpenRoom,
  classId: string,
  waiting: number,
  last: OpenRoom | undefined,
): readonly number[] {
  const mates = room.classes.filter((one) => one === classId).length
  const strangers = room.classes.length - mates
  return [
    mates > 0 ? 0 : 1,
    room.departmentId ? 0 : 1,
    strangers > 0 ? 1 : 0,
    last ? Math.floor(apart(room, last) / 10_000) : 0,
    // A rest that fills a room leaves no odd beds behind.
    waiting < room.left ? room.left - waiting : 0,
    last ? apart(room, last) : room.order,
  ]
}

export function isBefore(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0)
}
