import { classLeader } from '#domain/base/class-leader.ts'
import { counsellor } from '#domain/base/counsellor.ts'
import { serve } from '#server/resource/serve.ts'
import { fromClass } from './belonging.ts'

export const counsellors = serve(counsellor, {
  async beforeWrite({ classId }, { db, person }) {
    const of = await fromClass(db, person.tenantId, classId)
    return of && { departmentId: of.departmentId }
  },
})

export const classLeaders = serve(classLeader, {
  async beforeWrite({ classId }, { db, person }) {
    const of = await fromClass(db, person.tenantId, classId)
    return of && { departmentId: of.departmentId }
  },
})
