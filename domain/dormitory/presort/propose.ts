import { placingFaults } from '../placing/rules.ts'
import type { Arrival, FreeBed, Placement, PresortRules } from './facts.ts'
import { isBefore, type OpenRoom, occupy, rank, roomsOf } from './rooms.ts'
import { suiting } from './suits.ts'
import type { PresortLack, PresortReason } from './words.ts'

const nothing = (studentId: string, lacking: PresortLack): Placement => ({
  ...{ studentId, bedId: null, because: [], lacking },
})

/**
 * Beds for students, class by class, each with its reason or with what is lacking. `kept` are beds that somebody has fixed
 * for a student, null for one who is left out: they stand, and are not answered. Of the same input always the same: nothing is drawn by lot.
 */
export function propose(
  students: readonly Arrival[],
  beds: readonly FreeBed[],
  kept: ReadonlyMap<string, string | null>,
  rules: PresortRules,
): readonly Placement[] {
  const rooms = roomsOf(beds)
  const bedOf = new Map(beds.map((bed) => [bed.bedId, bed]))
  const classOf = new Map(students.map(({ id, classId }) => [id, classId]))
  const give = (bed: FreeBed, classId: string) => {
    const room = rooms.get(bed.roomId)
    if (room) occupy(room, bed.bedId, classId)
  }
  const fixed = new Set(kept.values())
  for (const [studentId, bedId] of kept) {
    const bed = bedOf.get(bedId ?? '')
    if (bed) give(bed, classOf.get(studentId) ?? '')
  }
  const promised = new Map(beds.flatMap((bed) => (bed.promisedId ? [[bed.promisedId, bed] as const] : [])))
  const suits = suitsOnce(beds, rules)
  const placements: Placement[] = []
  const waiting: Arrival[] = []
  const placed = (student: Arrival, bed: FreeBed, because: readonly PresortReason[]) => {
    give(bed, student.classId)
    placements.push({ studentId: student.id, bedId: bed.bedId, because, lacking: null })
  }
  for (const student of students) {
    if (kept.has(student.id)) continue
    const own = promised.get(student.id)
    if (!student.onRoll) placements.push(nothing(student.id, 'roll'))
    else if (student.bedId) placements.push(nothing(student.id, 'stay'))
    else if (own && !fixed.has(own.bedId) && fits(student, own) && rooms.get(own.roomId)?.left)
      placed(student, own, ['promised'])
    else waiting.push(student)
  }

  function fits(student: Arrival, bed: FreeBed): boolean {
    return suits(student).ids.has(bed.bedId) && placingFaults(student, bed, rules).length === 0
  }

  for (const group of groupsOf(waiting, rules)) {
    let last: OpenRoom | undefined
    for (const [at, student] of group.entries()) {
      const { ids, rooms: own, lacking } = suits(student)
      const open = own.map((id) => rooms.get(id)).filter((room) => room !== undefined)
      const bedIn = (room: OpenRoom) =>
        room.left > 0 && room.free.find((bed) => ids.has(bed.bedId) && fits(student, bed))
      const best = bestOf(open, bedIn, (room) =>
        rules.together ? rank(room, student.classId, group.length - at, last) : [room.order],
      )
      if (!best) {
        placements.push(nothing(student.id, lacking))
        continue
      }
      placed(student, best.bed, whyThere(best.room, student, last))
      last = best.room
    }
  }
  return placements
}

function bestOf(
  rooms: readonly OpenRoom[],
  bedIn: (room: OpenRoom) => FreeBed | false | undefined,
  rankOf: (room: OpenRoom) => readonly number[],
) {
  let best: { readonly room: OpenRoom; readonly bed: FreeBed; readonly rank: readonly number[] } | undefined
  for (const room of rooms) {
    if (room.left <= 0 || room.free.length === 0) continue
    const own = rankOf(room)
    if (best && !isBefore(own, best.rank)) continue
    const bed = bedIn(room)
    if (bed) best = { room, bed, rank: own }
  }
  return best
}

function whyThere(
  room: OpenRoom,
  { classId, departmentId }: Arrival,
  last: OpenRoom | undefined,
): PresortReason[] {
  const college: PresortReason[] = departmentId && room.departmentId === departmentId ? ['college'] : []
  if (room.classes.includes(classId)) return [...college, 'classmates']
  const near = last && last.buildingId === room.buildingId && last.floor === room.floor
  return [...college, near ? 'nearby' : 'free']
}

/** Students of one sex, college and campus may have the same beds: asked once for each kind. */
function suitsOnce(beds: readonly FreeBed[], rules: PresortRules) {
  const known = new Map<
    string,
    { ids: ReadonlySet<string>; rooms: readonly string[]; lacking: PresortLack }
  >()
  return (student: Arrival) => {
    const kind = `${student.gender} ${student.departmentId} ${student.campusId}`
    const found = known.get(kind)
    if (found) return found
    const { beds: own, lacking } = suiting(student, beds, rules)
    const asked = {
      ids: new Set(own.map(({ bedId }) => bedId)),
      rooms: [...new Set(own.map(({ roomId }) => roomId))],
      lacking,
    }
    known.set(kind, asked)
    return asked
  }
}

/** Class by class, the largest first while rooms are whole; men and women of a class are apart anyway. */
function groupsOf(students: readonly Arrival[], { together }: PresortRules): readonly (readonly Arrival[])[] {
  const inOrder = students.toSorted((a, b) => (a.studentNo < b.studentNo ? -1 : 1))
  if (!together) return [inOrder]
  const groups = Map.groupBy(inOrder, ({ classId, gender }) => `${classId} ${gender}`)
  return [...groups.values()].toSorted((a, b) => b.length - a.length)
}
