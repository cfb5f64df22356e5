import { archive } from '#domain/affairs/archive.ts'
import { archiveCopy } from '#domain/affairs/archive-copy.ts'
import { cardReissue } from '#domain/affairs/card-reissue.ts'
import { affairsSettings } from '#domain/affairs/settings.ts'
import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { not, table } from '#server/core/database/table.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

const event = 'affairs-ready'

const ready = async (unit: Unit, studentId: string | null, what: string, link: `/${string}`) => {
  const title = phrase('您申请的“{{what}}”已办好，请到学生处领取', { what })
  await tellAboutStudent(unit, { studentId }, { kind: 'service', event, title, link })
  return undefined
}
const handOver = (_: object, __: object, { app }: Unit) => ({ set: { collectedOn: todayOf(app) } })

export const archiveCopies = serve(archiveCopy, {
  actions: {
    async submit({ studentId, materials }, _, { db, actor }) {
      const file = await table(archive, db, actor.tenantId).get({ studentId }, ['state', 'materials'])
      if (file?.state !== 'kept')
        return refuse({ type: 'conflict', message: '您的档案不在库，暂时不能复印，请联系学生处' })
      const held = file.materials.split(',')
      if (!materials.split(',').every((each) => held.includes(each)))
        refuseAt('materials', '您的档案中没有所选的部分材料')
      return undefined
    },
    finish: ({ studentId, purpose }, _, unit) => ready(unit, studentId, purpose, '/affairs/archive-copy'),
    handOver,
  },
})

export const cardReissues = serve(cardReissue, {
  async beforeWrite({ kind = 'student' }, { current, db, actor }) {
    if (current && current.kind === kind) return undefined
    return { fee: (await settingsOf(db, actor.tenantId, affairsSettings))[`${kind}Fee`] }
  },
  actions: {
    async submit({ id, studentId, kind }, _, { db, actor }) {
      await table(student, db, actor.tenantId).lock({ id: studentId ?? '' })
      const state = ['reviewing', 'making', 'ready'] as const
      if (await table(cardReissue, db, actor.tenantId).exists({ studentId, kind, state, id: not(id) }))
        refuse({ type: 'conflict', message: '这种证件正在补办，请领取后再申请' })
      return undefined
    },
    finish: ({ studentId, title }, _, unit) => ready(unit, studentId, title ?? '', '/affairs/card-reissue'),
    handOver,
  },
})
