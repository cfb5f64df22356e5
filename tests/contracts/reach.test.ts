import { beforeAll, describe, expect, it } from 'vitest'
import { schoolClass } from '#domain/base/class.ts'
import { department } from '#domain/base/department.ts'
import { student } from '#domain/base/student.ts'
import { type Duty, type Grant, grants, rangeOf } from '#domain/kernel/grant.ts'
import { seeded } from '#server/core/chance.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { oneEngine } from '#tests/support/database.ts'
import { sampleRows } from '#tests/support/sample-rows.ts'
import { serverOn } from '#tests/support/server.ts'

interface Learner {
  readonly id: string
  readonly classId: string
  readonly departmentId: string
}

const people = 40
const duties = ['departments', 'department', 'classes', 'students', 'self'] as const satisfies Duty[]
const allGrants = Object.keys(grants.labels) as Grant[]

describe.each(oneEngine)('the rows that a person is shown, on %s', (engine) => {
  const server = serverOn(engine)
  let college: ReturnType<typeof server.college>
  const learners: Learner[] = []
  const random = seeded(5)
  const some = (of: readonly string[]) => of.filter(() => random.below(3) === 0)

  beforeAll(async () => {
    college = server.college()
    const { db } = server.app()
    const made = await sampleRows(db, college.tenantId)
    const like = (name: string, at: number, change: object) => ({
      ...made.get(name),
      ...change,
      id: random.id(),
      code: `c${at}`,
      name: `n${at}`,
    })
    const departments = [0, 1, 2, 3].map((at) => like('base.department', at, {}))
    await insertRows(db, department, college.tenantId, departments)
    const classes = Array.from({ length: 8 }, (_, at) =>
      like('base.class', at, { departmentId: departments[at % 4]?.id }),
    )
    await insertRows(db, schoolClass, college.tenantId, classes)
    const rows = Array.from({ length: 30 }, (_, at) => {
      const own = classes[random.below(8)] as (typeof classes)[number] & { departmentId: string }
      return {
        ...like('base.student', at, { classId: own.id, departmentId: own.departmentId }),
        studentNo: `s${at}`,
      }
    })
    await insertRows(db, student, college.tenantId, rows)
    learners.push(...(rows as unknown as Learner[]))
  }, 120_000)

  it(`are those that a plain reading of their grants says, for ${people} people of chance`, async () => {
    for (let at = 0; at < people; at++) {
      const of = (key: 'id' | 'classId' | 'departmentId') => [...new Set(learners.map((one) => one[key]))]
      const granted = {
        departments: some(of('departmentId')),
        department: some(of('departmentId')),
        classes: some(of('classId')),
        students: some(of('id')),
        self: some(of('id')),
      }
      const opened = random.below(2) ? { classes: some(of('classId')) } : {}
      const roles = Array.from({ length: 1 + random.below(3) }, () => ({
        may: random.below(3) ? ['base.student:view'] : ['base.class:view'],
        grants: allGrants.filter((grant) => random.below(grant === 'all' ? 12 : 4) === 0),
      }))
      const ask = college.person([...roles, { may: ['base.student:view'], grants: [] }], granted)
      Object.assign(ask.actor, { opened })

      const holding = roles
        .filter(({ may }) => may[0] === 'base.student:view')
        .flatMap(({ grants }) => grants)
      const field = { departments: 'departmentId', classes: 'classId', students: 'id', self: 'id' } as const
      const expected = learners.filter(
        (one) =>
          holding.includes('all') ||
          opened.classes?.includes(one.classId) ||
          duties.some(
            (duty) =>
              holding.includes(duty) &&
              granted[duty].includes(one[field[rangeOf(duty) as keyof typeof field]]),
          ),
      )
      const { records } = (await ask('GET', 'base/student/page?size=100')).body.data
      const seen = new Set(records.map(({ id }: { id: string }) => id))
      const mine = learners.filter(({ id }) => seen.has(id))
      expect(mine.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
    }
  }, 120_000)
})
