import type { lesson } from '#domain/base/lesson.ts'
import type { period } from '#domain/base/period.ts'
import type { schoolCalendar } from '#domain/base/school-calendar.ts'
import type { subject } from '#domain/base/subject.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import type { Teacher } from './staff.ts'
import type { SchoolClass } from './teaching.ts'

type Subject = Made<typeof subject>
type Calendar = Made<typeof schoolCalendar>

const hours: readonly [number, Made<typeof period>['season'], string, string][] = [
  [1, 'all', '08:20', '09:05'],
  [2, 'all', '09:15', '10:00'],
  [3, 'all', '10:20', '11:05'],
  [4, 'all', '11:15', '12:00'],
  [5, 'winter', '14:00', '14:45'],
  [6, 'winter', '14:55', '15:40'],
  [7, 'winter', '15:55', '16:40'],
  [8, 'winter', '16:50', '17:35'],
  [5, 'summer', '14:30', '15:15'],
  [6, 'summer', '15:25', '16:10'],
  [7, 'summer', '16:25', '17:10'],
  [8, 'summer', '17:20', '18:05'],
  [9, 'all', '19:30', '20:15'],
  [10, 'all', '20:25', '21:10'],
]

export const periodsOf = (random: Random): Made<typeof period>[] =>
  hours.map(([section, season, startsAt, endsAt]) => ({ id: random.id(), section, season, startsAt, endsAt }))

/** Monday to Friday, four pairs of sections a day; the places of the week that lessons are given out to. */
const places = ['1', '2', '3', '4', '5'].flatMap((dayOfWeek) =>
  [1, 3, 5, 7].map((fromSection) => ({ dayOfWeek: dayOfWeek as '1', fromSection })),
)

/** What a class is taught in a week: so many subjects of its department, and so many that all share. */
const ofDepartment = 5
const shared = 3

/** The last two weeks are for examinations; who has just come is in military training for two. */
const lastWeek = 18
const firstWeekOf = (calendar: Calendar, { grade }: SchoolClass) =>
  calendar.term === '1' && calendar.academicYear.startsWith(String(grade)) ? 3 : 1

/** The timetables of the current year, in which no class, teacher or room is in two places at once. */
export function lessonsIn(
  random: Random,
  calendars: readonly Calendar[],
  classes: readonly SchoolClass[],
  subjects: readonly Subject[],
  staff: readonly Teacher[],
  sharedBy: string,
): Made<typeof lesson>[] {
  const teachersOf = Map.groupBy(
    staff.filter(({ post }) => post === '1'),
    ({ departmentId }) => departmentId,
  )
  const year = calendars.filter(({ academicYear }) => academicYear === calendars.at(-1)?.academicYear)
  return year.flatMap((calendar) => {
    const busy = new Set<string>()
    return classes.flatMap((group) => {
      const own = subjects.filter(({ departmentId }) => departmentId === group.departmentId)
      const common = subjects.filter(({ departmentId }) => departmentId === sharedBy)
      const taught = [...some(random, own, ofDepartment), ...some(random, common, shared)]
      const teachers = teachersOf.get(group.departmentId ?? '') ?? []
      const from = firstWeekOf(calendar, group)
      const free = shuffled(random, places)
      return taught.flatMap(({ id: subjectId, hours }) => {
        const meetings = hours >= 64 ? 2 : 1
        const start = random.below(teachers.length)
        const order = [...teachers.slice(start), ...teachers.slice(0, start)]
        const teacher = order.find(
          ({ id }) => free.filter((place) => !busy.has(keyOf(id, place))).length >= meetings,
        )
        if (!teacher) return []
        return Array.from({ length: meetings }, (_, index) => {
          const at = free.findIndex((place) => !busy.has(keyOf(teacher.id, place)))
          const [place] = free.splice(at, 1)
          if (!place) return []
          busy.add(keyOf(teacher.id, place))
          const parity = hours < 40 && index === 0 ? random.pick(halves) : ('every' as const)
          return {
            id: random.id(),
            calendarId: calendar.id,
            classId: group.id,
            subjectId,
            teacherId: teacher.id,
            venueId: group.venueId ?? null,
            ...place,
            toSection: place.fromSection + 1,
            fromWeek: from,
            toWeek: lastWeek,
            parity,
            departmentId: group.departmentId ?? null,
          }
        }).flat()
      })
    })
  })
}

const halves = ['odd', 'even'] as const

const keyOf = (teacher: string, { dayOfWeek, fromSection }: (typeof places)[number]) =>
  `${teacher} ${dayOfWeek} ${fromSection}`

/** Fisher and Yates. */
function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    ;[mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item]
  }
  return mixed
}

const some = <Item>(random: Random, items: readonly Item[], count: number) =>
  shuffled(random, items).slice(0, count)
