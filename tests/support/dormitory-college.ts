import { beforeAll, expect } from 'vitest'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { room } from '#domain/dormitory/room.ts'
import { daysAfter } from '#domain/kernel/days.ts'
import { moveIn } from '#server/areas/dormitory/stay/move.ts'
import { noDuties } from '#server/core/actor/duties.ts'
import { leaveCollege } from './leave-college.ts'
import { teacherOf } from './places.ts'
import type { sessionsOn } from './session.ts'

/** The people of an application about lodging, and two houses with their keepers: one for men with beds, one of another keeper. */
export function dormitoryCollege(server: ReturnType<typeof sessionsOn>) {
  const college = leaveCollege(server)
  const { asks, keep, signedIn } = college
  const house = { id: '', otherId: '', beds: [] as string[], otherBed: '' }
  const keepers = {} as Record<'dormmaster' | 'otherMaster', typeof asks.student>

  const housed = async (code: string, keeperId: string, campusId: string, many: number) => {
    const id = await keep(building, {
      ...{ code, name: `${code} 栋`, campusId, kind: 'dormitory', residents: 'men', floors: 6 },
      ...{ keeperId, enabled: true },
    })
    const of = { buildingId: id, floor: 1, capacity: 6, state: 'open' }
    const roomId = await keep(room, { ...of, name: `${code} 101`, no: '101' })
    const beds: string[] = []
    for (let no = 1; no <= many; no++)
      beds.push(await keep(bed, { name: `${code} 101-${no}`, roomId, buildingId: id, no, state: 'free' }))
    return { id, beds }
  }

  beforeAll(async () => {
    const [keeper, other] = [
      await teacherOf(server.app(), server.tenantId),
      await teacherOf(server.app(), server.tenantId),
    ]
    const campusId = await keep(campus, { code: 'N', name: '北校区', enabled: true })
    const [men, others] = [await housed('G1', keeper, campusId, 4), await housed('G2', other, campusId, 2)]
    Object.assign(house, { id: men.id, beds: men.beds, otherId: others.id, otherBed: others.beds[0] })
    keepers.dormmaster = await signedIn('dormmaster', { teacherId: keeper })
    keepers.otherMaster = await signedIn('dormmaster', { teacherId: other })
  })

  /** Approves what waits for these people, one after the other. */
  const approvedBy = async (...people: (keyof typeof asks)[]) => {
    for (const who of people) expect((await college.decide(who, 'approve')).status).toBe(200)
  }
  /** Puts a student into a bed a month ago. */
  const lodged = async (studentId: string, bedId: string) => {
    const actor = {
      id: 'test',
      tenantId: server.tenantId,
      account: 't',
      name: 't',
      roles: [],
      granted: noDuties,
    }
    const unit = { db: server.app().db, app: server.app(), actor }
    const since = daysAfter(college.today(), -30)
    await moveIn(unit, { studentId, bedId, since, reason: 'entry', source: 'assigned' })
  }
  return { ...college, keepers, house, lodged, approvedBy }
}
