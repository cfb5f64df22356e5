import { type RawBuilder, sql } from 'kysely'
import { building } from '#domain/base/building.ts'
import { student } from '#domain/base/student.ts'
import { roomAsked, treeAsked } from '#domain/dormitory/house/asked.ts'
import { houseCalls, type RoomStudent } from '#domain/dormitory/house/calls.ts'
import { floor } from '#domain/dormitory/house/floor.ts'
import { room } from '#domain/dormitory/room.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { behind } from '#server/core/database/table.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import type { LookupFilter } from '#server/core/serve.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { maskerFor } from '#server/engine/rows/masking.ts'
import { picker } from '#server/engine/rows/picker.ts'
import { scopeFilter } from '#server/engine/rows/scope.ts'
import { treeOf } from './tree.ts'

/** `1` leaves those that are in use. */
const inUse = (condition: RawBuilder<boolean>): LookupFilter => ({
  reads: [],
  where: (value) => (value === '1' || value === 'true' ? condition : undefined),
})
const by = (field: string, condition: (id: string) => RawBuilder<boolean>): LookupFilter => ({
  reads: [field],
  where: condition,
})

const dorms = selectOf(building, {
  among: () => sql`r.kind = 'dormitory'`,
  lookupFilters: { isEnabled: inUse(sql`r.enabled`) },
})
const floors = selectOf(floor, {
  lookupFilters: { dormId: by('buildingId', (id) => sql`r.building_id::text = ${id}`) },
})
const onFloor = by(
  'buildingId',
  (id) => sql`exists (select from dormitory_floor f where f.tenant_id = r.tenant_id
  and f.id::text = ${id} and f.building_id = r.building_id and f.no = r.floor)`,
)
const rooms = selectOf(room, { lookupFilters: { floorId: onFloor, isEnabled: inUse(sql`r.state = 'open'`) } })
/** Where the students of a counsellor live; `userId` is the account, left out the asker's own. */
const counselled = selectOf(room, {
  lookupFilters: {
    userId: {
      reads: [],
      where: (userId) => sql`exists (select from dormitory_bed b
        join ${behind('base_student s', 'b.student_id')}
        join ${behind('base_counsellor k', 's.class_id', 'class_id')} and k.until is null
        join ${behind('system_user u', 'k.teacher_id', 'teacher_id')}
        where b.tenant_id = r.tenant_id and b.room_id = r.id and u.id::text = ${userId})`,
    },
  },
})

/** Those who sleep in a room, as far as the asker sees their stays. */
async function studentsOf(roomId: string, { app, actor }: PersonalCall): Promise<readonly RoomStudent[]> {
  const { rows } =
    await sql<RoomStudent>`select s.id, s.name, s.student_no as "studentNo", b.id as "bedId", b.no as "bedNo"
    from dormitory_stay r join ${behind('dormitory_bed b', 'r.bed_id')}
    join ${behind('base_student s', 'r.student_id')}
    where r.tenant_id = ${actor.tenantId} and r.room_id = ${roomId} and r.until is null
      and ${scopeFilter(stay, actor, 'dormitory.stay:view')()} order by b.no`.execute(app.db)
  const covered = await maskerFor(app.db, actor, student)
  return rows.map((row) => ({ ...row, ...covered({ name: row.name }) }))
}

export const schoolRoutes: readonly Route[] = [
  answerCall(houseCalls.tree, treeAsked, ({ root, floor: floors }, call) =>
    treeOf(call, { root, depth: floors === '1' || floors === 'true' ? 'floor' : 'dorm' }),
  ),
  answerCall(houseCalls.roomTree, treeAsked, ({ root }, call) => treeOf(call, { root, depth: 'room' })),
  picker('base/school/getDorm', building, dorms, {
    title: '宿舍楼',
    query: { campusId: '校区', isEnabled: '1 只要启用的' },
  }),
  picker('base/school/getFloor', floor, floors, { title: '宿舍楼层', query: { dormId: '楼栋' } }),
  picker('base/school/getRoom', room, rooms, {
    title: '宿舍房间',
    query: { floorId: '楼层', isEnabled: '1 只要启用的' },
  }),
  picker('base/school/getRoomFullName', room, rooms, {
    title: '宿舍房间全称',
    query: { floorId: '楼层', isEnabled: '1 只要启用的' },
  }),
  answerCall(houseCalls.students, roomAsked, ({ roomId }, call) => studentsOf(roomId, call)),
  picker('base/dormitoryRegister/getFdyStuRoomSelect', room, counselled, {
    title: '辅导员学生的宿舍房间',
    query: { userId: '用户编号' },
  }),
]
