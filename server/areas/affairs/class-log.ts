import { classLog } from '#domain/affairs/class-log.ts'
import { teacher } from '#domain/base/teacher.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'

export const classLogs = serve(classLog, {
  async beforeWrite({ day }, { current, ...unit }) {
    refuseToCome(unit, 'day', day, '日志日期不能晚于今天')
    if (current) return undefined
    const { db, actor } = unit
    const own = await table(teacher, db, actor.tenantId).get({ id: actor.granted.self }, ['id'])
    return { teacherId: own?.id ?? null }
  },
})
