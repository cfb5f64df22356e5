import type { schoolClass } from '#domain/base/class.ts'
import type { department } from '#domain/base/department.ts'
import type { gradeMajor } from '#domain/base/grade-major.ts'
import type { major } from '#domain/base/major.ts'
import type { subject } from '#domain/base/subject.ts'
import type { Random } from '#server/core/chance.ts'
import type { Made } from '#server/core/database/made.ts'
import { majorsOf } from '#server/demo/majors.ts'
import type { Shape } from '#server/demo/shape.ts'
import { subjectsOf } from '#server/demo/subjects.ts'
import { padded } from '#server/engine/demo/padded.ts'

type Department = Made<typeof department>
export type Major = Made<typeof major> & {
  readonly short: string
  readonly campusId: string | null
  readonly doubled: boolean
}
export type GradeMajor = Made<typeof gradeMajor>
export type SchoolClass = Made<typeof schoolClass>

const lines = (text = '') =>
  text.trim()
    ? text
        .trim()
        .split('\n')
        .map((line) => line.trim())
    : []

/** The first majors of each department are the large ones. */
export function majorsIn(random: Random, shape: Shape, departments: readonly Department[]): Major[] {
  const teaching = departments.filter(({ name }) => shape.departments[name]?.majors)
  return teaching.flatMap(({ id, name, campusId }, place) =>
    lines(majorsOf[name])
      .slice(0, shape.departments[name]?.majors)
      .map((line, index) => {
        const [nationalCode = '', majorName = '', short = ''] = line.split(' ')
        const large =
          Math.floor(shape.doubled / teaching.length) + (place < shape.doubled % teaching.length ? 1 : 0)
        return {
          id: random.id(),
          code: `${padded(place + 1)}${padded(index + 1)}`,
          name: majorName,
          nationalCode,
          departmentId: id,
          trainLevel: '4',
          schoolingLength: 3,
          firstEnrolYear: 2004 + random.below(16),
          enabled: true,
          short,
          campusId: campusId ?? null,
          doubled: index < large,
        }
      }),
  )
}

/** Latest grade last. */
const gradesOf = ({ grades }: Shape) => Array.from({ length: grades }, (_, index) => 2027 - grades + index)

export const gradeMajorsOf = (
  random: Random,
  shape: Shape,
  majors: readonly Major[],
  headOf: (departmentId: string, index: number) => string | null,
): GradeMajor[] =>
  gradesOf(shape).flatMap((grade) =>
    majors.map(({ id, name, departmentId, campusId, doubled }, index) => ({
      id: random.id(),
      name: `${grade}级${name}`,
      grade,
      majorId: id,
      departmentId,
      campusId,
      planSize: shape.classSize * (doubled ? 2 : 1),
      headId: headOf(departmentId, index),
    })),
  )

export function classesOf(
  random: Random,
  shape: Shape,
  majors: readonly Major[],
  gradeMajors: readonly GradeMajor[],
  roomsOf: (campusId: string | null) => string[],
): SchoolClass[] {
  const of = new Map(majors.map((major) => [major.id, major]))
  const rooms = Map.groupBy(majors, ({ campusId }) => campusId)
  const free = new Map([...rooms.keys()].map((campusId) => [campusId, roomsOf(campusId)]))
  return gradeMajors.flatMap(({ id, grade, majorId, departmentId, campusId = null }) => {
    const { short = '', code = '', doubled } = of.get(majorId) ?? {}
    return (doubled ? [1, 2] : [1]).map((number) => ({
      id: random.id(),
      code: `${grade}${code}${padded(number)}`,
      name: `${short}${grade % 100}${padded(number)}班`,
      gradeMajorId: id,
      grade,
      departmentId: departmentId ?? null,
      majorId,
      campusId,
      venueId: free.get(campusId)?.shift() ?? null,
      capacity: shape.classSize + 5,
      graduated: false,
    }))
  })
}

export const subjectsIn = (random: Random, departments: readonly Department[]): Made<typeof subject>[] =>
  departments.flatMap(({ id, name, code }) =>
    lines(subjectsOf[name]).map((line, index) => {
      const words = line.split(' ')
      const [kind = '1', credit, hours] = words.splice(-3)
      return {
        id: random.id(),
        code: `${code}${padded(index + 1)}`,
        name: words.join(' '),
        kind,
        departmentId: id,
        credit: Number(credit),
        hours: Number(hours),
        enabled: true,
      }
    }),
  )
