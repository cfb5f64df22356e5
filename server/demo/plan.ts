import { admittedStudent } from '#domain/admissions/admitted-student.ts'
import { building } from '#domain/base/building.ts'
import { campus } from '#domain/base/campus.ts'
import { campusCard } from '#domain/base/campus-card.ts'
import { schoolClass } from '#domain/base/class.ts'
import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { department } from '#domain/base/department.ts'
import { gradeMajor } from '#domain/base/grade-major.ts'
import { lesson } from '#domain/base/lesson.ts'
import { major } from '#domain/base/major.ts'
import { mentor } from '#domain/base/mentor.ts'
import { period } from '#domain/base/period.ts'
import { schoolCalendar } from '#domain/base/school-calendar.ts'
import { schoolCalendarDay } from '#domain/base/school-calendar-day.ts'
import { student } from '#domain/base/student.ts'
import { studentFamily } from '#domain/base/student-family.ts'
import { subject } from '#domain/base/subject.ts'
import { teacher } from '#domain/base/teacher.ts'
import { teacherEducation } from '#domain/base/teacher-education.ts'
import { venue } from '#domain/base/venue.ts'
import { abnormalAccess } from '#domain/dormitory/abnormal-access.ts'
import { bed } from '#domain/dormitory/bed.ts'
import { doorAccess } from '#domain/dormitory/door-access.ts'
import { floor } from '#domain/dormitory/house/floor.ts'
import { floorMaster } from '#domain/dormitory/house/floor-master.ts'
import { roomLevel } from '#domain/dormitory/house/room-level.ts'
import { roomMaster } from '#domain/dormitory/house/room-master.ts'
import { roomType } from '#domain/dormitory/house/room-type.ts'
import { staff as dormitoryStaff } from '#domain/dormitory/house/staff.ts'
import { room } from '#domain/dormitory/room.ts'
import { stay } from '#domain/dormitory/stay.ts'
import { unlock } from '#domain/dormitory/unlock.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { lockLog } from '#domain/student-service/lock-log.ts'
import { doorCommand } from '#domain/system/door-command.ts'
import { doorDevice } from '#domain/system/door-device.ts'
import { doorGateway } from '#domain/system/door-gateway.ts'
import { doorPerson } from '#domain/system/door-person.ts'
import { seeded } from '#server/core/chance.ts'
import { menOfTen } from './majors.ts'
import { admittedOf, bedsOf, cardsOf, roomsOf } from './plan/arrivals.ts'
import { calendarDaysOf, calendarsOf } from './plan/calendars.ts'
import { departmentsOf } from './plan/departments.ts'
import { doorsOf } from './plan/doors.ts'
import { classLeadersOf, counsellorsOf, mentorsOf } from './plan/duties.ts'
import {
  floorsOf,
  furnished,
  housed,
  mastersOf,
  roomLevelsOf,
  roomTypesOf,
  settled,
  staffedBy,
  staysOf,
} from './plan/housing.ts'
import { educationOf, familyOf } from './plan/lines.ts'
import { buildingsOf, campusesOf, venuesOf } from './plan/places.ts'
import { staffOf } from './plan/staff.ts'
import { studentsOf } from './plan/students.ts'
import { classesOf, gradeMajorsOf, majorsIn, subjectsIn } from './plan/teaching.ts'
import { lessonsIn, periodsOf } from './plan/timetable.ts'
import { type Size, shapes } from './shape.ts'

/** Rows of one resource, ready for its table. */
export interface Planned {
  readonly resource: AnyResource
  readonly rows: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[]
}

/** A whole college out of one seed, in an order in which every row but a head finds those it points at. */
export function planOf(size: Size, seed = 2026): readonly Planned[] {
  const shape = shapes[size]
  const random = seeded(seed)
  const campuses = campusesOf(random, shape.campuses)
  const departments = departmentsOf(random, shape, campuses)
  const majors = majorsIn(random, shape, departments)

  const classCount = (departmentId: string) =>
    majors.reduce((sum, own) => sum + (own.departmentId === departmentId ? (own.doubled ? 2 : 1) : 0), 0)
  const staff = staffOf(random, shape, departments, (id) => classCount(id) * shape.grades * shape.classSize)
  const staffIn = Map.groupBy(staff, ({ departmentId }) => departmentId)
  const named = (name: string) => departments.find((own) => own.name === name)?.id ?? ''

  const buildings = buildingsOf(random, campuses, staffIn.get(named('公寓管理中心'))?.slice(1) ?? [])
  const venues = venuesOf(random, campuses, buildings)
  const headOf = (departmentId: string, index: number) =>
    staffIn.get(departmentId)?.at(-1 - (index % 10))?.id ?? null
  const gradeMajors = gradeMajorsOf(random, shape, majors, headOf)
  const classes = classesOf(random, shape, majors, gradeMajors, (campusId) =>
    venues.filter((room) => room.kind === '02' && room.campusId === campusId).map(({ id }) => id),
  )
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]))
  const men = (departmentId: string | null) => menOfTen[nameOf.get(departmentId ?? '') ?? ''] ?? 5
  const calendars = calendarsOf(random)
  const learners = studentsOf(random, classes, shape.classSize, men)
  const subjects = subjectsIn(random, departments)
  // In the order in which chance was asked before there were timetables, so that the college stays the same.
  const days = calendarDaysOf(random, calendars)
  const counsellors = counsellorsOf(random, classes, staff)
  const leaders = classLeadersOf(random, classes, staff)

  const arriving = seeded(seed + 2)
  const rooms = roomsOf(arriving, buildings, size === 'full' ? 21 : 2)
  const beds = bedsOf(arriving, rooms)
  const admitted = admittedOf(arriving, learners, { buildings, beds, classes })
  const cards = cardsOf(arriving, learners, staff)
  const housing = seeded(seed + 6)
  const [roomTypes, roomLevels] = [roomTypesOf(housing), roomLevelsOf(housing)]
  const floors = floorsOf(housing, buildings)
  const lodging = { buildings, rooms, beds, students: learners, classes, admitted }
  const stays = staysOf(housing, lodging)
  const masters = mastersOf(housing, lodging, stays, floors)
  const doors = doorsOf(seeded(seed + 4), { buildings, rooms, students: learners, stays, classes, cards })

  return [
    { resource: campus, rows: campuses },
    {
      resource: department,
      rows: departments.map((own) => ({ ...own, leaderId: staffIn.get(own.id)?.[0]?.id ?? null })),
    },
    { resource: teacher, rows: staff },
    { resource: building, rows: buildings },
    { resource: venue, rows: venues },
    { resource: major, rows: majors.map(({ short: _, campusId: __, doubled: ___, ...own }) => own) },
    { resource: gradeMajor, rows: gradeMajors },
    { resource: schoolClass, rows: classes },
    { resource: student, rows: housed(lodging, stays) },
    { resource: subject, rows: subjects },
    { resource: schoolCalendar, rows: calendars },
    { resource: schoolCalendarDay, rows: days },
    { resource: counsellor, rows: counsellors },
    { resource: classLeader, rows: leaders },
    { resource: mentor, rows: mentorsOf(seeded(seed + 1), learners, staff) },
    { resource: period, rows: periodsOf(random) },
    {
      resource: lesson,
      rows: lessonsIn(random, calendars, classes, subjects, staff, named('教务处')),
    },
    { resource: studentFamily, rows: familyOf(random, learners) },
    { resource: teacherEducation, rows: educationOf(random, staff) },
    { resource: campusCard, rows: cards },
    { resource: floor, rows: floors },
    { resource: roomType, rows: roomTypes },
    { resource: roomLevel, rows: roomLevels },
    { resource: room, rows: furnished(rooms, buildings, roomTypes, roomLevels) },
    { resource: bed, rows: settled(housing, lodging, stays) },
    { resource: stay, rows: stays },
    { resource: floorMaster, rows: masters.floorMasters },
    { resource: roomMaster, rows: masters.roomMasters },
    { resource: dormitoryStaff, rows: staffedBy(housing, buildings) },
    { resource: admittedStudent, rows: admitted },
    { resource: doorGateway, rows: doors.gateways },
    { resource: doorDevice, rows: doors.devices },
    { resource: doorPerson, rows: doors.people },
    { resource: doorAccess, rows: doors.passes },
    { resource: abnormalAccess, rows: doors.abnormal },
    { resource: lockLog, rows: doors.locks },
    { resource: doorCommand, rows: doors.commands },
    { resource: unlock, rows: doors.unlocks },
  ]
}
