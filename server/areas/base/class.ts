import { sql } from 'kysely'
import { schoolClass } from '#domain/base/class.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { selectOf } from '#server/resource/look-up.ts'
import { serve } from '#server/resource/serve.ts'
import type { Route } from '#server/route.ts'
import { contains, equals, onDuty, whenOne } from './asks.ts'
import { followClasses } from './belonging.ts'
import { picker } from './picker.ts'

export const classes = serve(schoolClass, {
  async afterWrite({ id, gradeMajorId }, { db, person, current }) {
    if (current && current.gradeMajorId !== gradeMajorId)
      await followClasses(db, person.tenantId, sql`c.id = ${id}`)
  },
})

const inSchool = whenOne('graduated', sql`not r.graduated`)
const all = selectOf(schoolClass, { flag: inSchool, grade: equals('grade') })
const mine = selectOf(schoolClass, { isOnGrade: inSchool }, ({ granted }) =>
  onDuty('base_counsellor', sql`d.class_id = r.id and d.teacher_id = any(${granted.self}::uuid[])`),
)

const ledBy = (duty: Parameters<typeof onDuty>[0]) =>
  selectOf(schoolClass, {
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
    bhOrBjmc: contains('code', 'name'),
  })
const counselled = ledBy('base_counsellor')
const led = ledBy('base_class_leader')

export const classRoutes: readonly Route[] = [
  /** Classes of a grade or a major; `flag=1` leaves those that have not graduated. */
  picker('base/stuClass/getClassSelect', all),
  /** The classes that the asker counsels today; `isOnGrade=1` leaves those that have not graduated. */
  picker('base/stuClass/getClassFdySelect', mine),
  /** Those of the user `userId`: as counsellor, or with `isFdy=0` as class leader; `bhOrBjmc` is part of code or name. */
  {
    method: 'GET',
    path: 'base/stuClass/getClassFdySelectByUserId',
    access: 'signed-in',
    answer({ c, house, person }) {
      if (!c.req.query('userId')) refuse({ type: 'invalid', message: '缺少必要的请求参数: userId' })
      const select = c.req.query('isFdy') === '0' ? led : counselled
      return select({ db: house.db, house, person }, new URL(c.req.url).search)
    },
  },
]
