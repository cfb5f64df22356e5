import { student } from '#domain/base/student.ts'
import { stayApplication } from '#domain/dormitory/stay-at-school/application.ts'
import { table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { mustReach } from '../stay/served.ts'
import { type Application, checked } from './checked.ts'
import { freeBedFor } from './free-bed.ts'

const filled = ['reason', 'detail', 'startsOn', 'endsOn', 'proof'] as const

/** One student's applications are sent one after another, so that two which overlap never both pass. */
const lockStudent = ({ db, actor }: Unit, id: string | null) =>
  table(student, db, actor.tenantId).list({ id: id ?? '' }, ['id'], { lock: 'no key update' })

const tell = (unit: Unit, { studentId, title }: Application, news: string) =>
  tellAboutStudent(
    unit,
    { studentId },
    { kind: 'service', event: 'stay-arranged', title: `${title}：${news}`, link: '/dormitory/stay-apply' },
  )

const empty = { bedId: null, buildingId: null }

export const stayApplications = serve(stayApplication, {
  async beforeWrite(next, { current, ...unit }) {
    if (current && filled.every((name) => next[name] === current[name])) return undefined
    return checked(unit, { ...next, ...(current && { id: current.id }) })
  },
  actions: {
    async submit(row, _, unit) {
      await lockStudent(unit, row.studentId)
      return { set: await checked(unit, row) }
    },
    async arrange(row, asked, unit) {
      const bedId = await freeBedFor(unit, row, asked)
      await mustReach(unit, [bedId], 'dormitory.stay-application:arrange')
      await tell(unit, row, '床位已安排')
      return { set: { bedId, buildingId: asked.buildingId } }
    },
    async release(row, _, unit) {
      await tell(unit, row, '床位安排已取消，请等待重新安排')
      return { set: empty }
    },
    giveUp: () => ({ set: empty }),
  },
})
