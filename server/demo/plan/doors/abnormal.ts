import type { abnormalAccess } from '#domain/dormitory/abnormal-access.ts'
import { findingsIn, type Pass } from '#domain/dormitory/abnormal-rules.ts'
import { type Random, referenceDay } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { abnormalWords } from '#server/platform/doors/abnormal-words.ts'
import type { Student } from '../students.ts'
import { type Building, type Device, day, days, hour, type Row, tell } from './common.ts'

const notes = [
  '已电话联系本人，因校外实训晚归，有请假条',
  '辅导员已谈话，本人说明情况',
  '回家探亲，已补办请假手续',
]

/** What the rules find at the end of each of these days; older findings have been looked into. */
export function abnormalOf(
  random: Random,
  passes: readonly Pass[],
  people: readonly { readonly one: Student; readonly gate: Device }[],
  houses: readonly Building[],
  classOf: ReadonlyMap<string, string>,
): Row<Made<typeof abnormalAccess>>[] {
  const homes = new Map(people.map(({ one, gate }) => [one.id, new Set([gate.buildingId])]))
  const dormitories = new Set(houses.map(({ id }) => id))
  const settings = { lateFrom: 23 * 60, lateTo: 5 * 60 + 30, unseenHours: 48 }
  const nights = Array.from({ length: days }, (_, back) => referenceDay - (days - 1 - back) * day)
  const found = nights.flatMap((end) => {
    // As it was known at six in the morning.
    const now = end + 6 * hour
    const known = passes.filter(({ at }) => at <= now && at > now - 4 * day)
    return findingsIn({ passes: known, homes, dormitories, away: new Set(), settings, now })
  })
  return [...new Map(found.map((finding) => [finding.key, finding])).values()].map(
    ({ at, kind, ...finding }) => {
      const old = at < referenceDay - 4 * day
      return {
        ...finding,
        id: random.id(),
        kind,
        happenedAt: tell(at),
        classId: classOf.get(finding.studentId ?? '') ?? null,
        detail: abnormalWords[kind],
        state: old ? 'confirmed' : 'open',
        ...(old && { note: random.pick(notes), handledBy: '公寓管理中心', handledAt: tell(at + 20 * hour) }),
      }
    },
  )
}
