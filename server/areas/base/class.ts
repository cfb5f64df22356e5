import { sql } from 'kysely'
import { schoolClass } from '#domain/base/class.ts'
import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { selectOf } from '#server/engine/rows/look-up.ts'
import { lookUpAccess } from '#server/engine/rows/looking-up.ts'
import { deskOf, picker, searchOf } from '#server/engine/rows/picker.ts'
import { holds, scopeFilter } from '#server/engine/rows/scope.ts'
import { organisation, people } from '#server/platform/openapi/parameters.ts'
import { contains, equals, onDuty, whenOne } from './asks.ts'

const inSchool = whenOne('graduated', sql`not r.graduated`)
const all = selectOf(schoolClass, { lookupFilters: { flag: inSchool, grade: equals('grade') } })
const mine = selectOf(schoolClass, {
  lookupFilters: { isOnGrade: inSchool },
  among: ({ granted }) =>
    onDuty(counsellor, sql`d.class_id = r.id and d.teacher_id = any(${granted.self}::uuid[])`),
  reach: (actor) => scopeFilter(schoolClass, actor),
})

const byName = contains('name')
const byCodeOrName = contains('code', 'name')

const ledBy = (duty: Parameters<typeof onDuty>[0]) =>
  selectOf(schoolClass, {
    lookupFilters: {
      isFdy: { reads: [], where: () => undefined },
      userId: {
        reads: [],
        where: (userId) =>
          onDuty(
            duty,
            sql`d.class_id = r.id and d.teacher_id = (select teacher_id from "system_user"
            where tenant_id = r.tenant_id and id::text = ${userId})`,
          ),
      },
      bhOrBjmc: {
        reads: [],
        where: (text, actor, sees) =>
          (holds(actor, 'base.class:view') ? byCodeOrName : byName).where(text, actor, sees),
      },
    },
  })
const counselled = ledBy(counsellor)
const led = ledBy(classLeader)

export const classRoutes: readonly Route[] = [
  /** Classes of a grade or a major; `flag=1` leaves those that have not graduated. */
  picker('base/stuClass/getClassSelect', schoolClass, all, {
    title: '班级',
    query: { flag: '1 只要未毕业的', ...organisation, ...people },
  }),
  /** The classes that the asker counsels today; `isOnGrade=1` leaves those that have not graduated. */
  {
    method: 'GET',
    path: 'base/stuClass/getClassFdySelect',
    access: 'signed-in',
    title: '我带的班级',
    query: { isOnGrade: '1 只要未毕业的', ...people },
    reply: 'options',
    answer: (call) => mine(deskOf(call), searchOf(call)),
  },
  /** Those of the user `userId`: as counsellor, or with `isFdy=0` as class leader; `bhOrBjmc` is part of the name, or of the code where that is shown. */
  {
    method: 'GET',
    path: 'base/stuClass/getClassFdySelectByUserId',
    access: lookUpAccess(schoolClass),
    title: '某人带的班级',
    query: { isFdy: '0 按班主任，其余按辅导员', userId: '*用户编号', bhOrBjmc: '班号或班级名称' },
    reply: 'options',
    answer(call: PersonalCall) {
      const { c } = call
      if (!c.req.query('userId')) refuse({ type: 'invalid', message: '缺少必要的请求参数: userId' })
      const select = c.req.query('isFdy') === '0' ? led : counselled
      return select(deskOf(call), searchOf(call))
    },
  },
]
