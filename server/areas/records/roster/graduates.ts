import { student } from '#domain/base/student.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { graduate } from '#domain/records/roster/graduate.ts'
import { lastExchange, stateAfter } from '#domain/records/roster/graduation.ts'
import { rosterRule } from '#domain/records/roster/rule.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome } from '#server/core/today.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

type State = Row<typeof student>['studentState']

/** Who may leave with a conclusion: those on the roll, and those who have left, who may still get a certificate of study. */
const concluding: readonly State[] = ['01', '02', '03', '05', '06', '07', '08', '09']

async function setState(unit: Unit, studentId: string, to: State, reason: string, from?: State) {
  const rows = rowsOf(student, unit)
  const record = (await rows.lock(studentId)) ?? refuse({ type: 'not-found' })
  if (record.studentState === to || (from && record.studentState !== from)) return
  await rows.update(record, { studentState: to }, { reason })
}

export const graduates = serve(graduate, {
  async beforeWrite(next, { current, ...unit }) {
    refuseToCome(unit, 'certDate', next.certDate, '发证日期不能晚于今天')
    if (current) {
      if (current.studentId !== next.studentId) refuseAt('studentId', '不能改到其他学生名下，请另行登记')
      return undefined
    }
    const record =
      (await rowsOf(student, unit).get(next.studentId ?? '')) ?? refuseAt('studentId', '请选择学生')
    if (!concluding.includes(record.studentState)) refuseAt('studentId', '该学生当前的学籍状态不能登记毕业')
    return { formerState: record.studentState }
  },
  afterWrite: ({ studentId, conclusion }, unit) =>
    setState(unit, studentId, stateAfter[conclusion], '毕业登记'),
  /** The record goes back to what it said before, where nothing has come upon it since. */
  async beforeRemove(ids, unit) {
    for (const { studentId, conclusion, formerState } of await rowsOf(graduate, unit).lockAll(ids))
      if (formerState) await setState(unit, studentId, formerState, '撤销毕业登记', stateAfter[conclusion])
  },
  actions: {
    async exchange({ certNo, certDate, studentId }, { newCertNo, newCertDate }, unit) {
      const { exchangeYears } = await settingsOf(unit.db, unit.actor.tenantId, rosterRule)
      if (!certDate) return refuse({ type: 'conflict', message: '请先登记结业证书的编号和日期' })
      const last = lastExchange(certDate, exchangeYears)
      if (newCertDate > last) refuseAt('newCertDate', phrase('换发期限已于 {{day}} 届满', { day: last }))
      if (newCertDate <= certDate) refuseAt('newCertDate', '毕业证书日期应晚于结业证书日期')
      refuseToCome(unit, 'newCertDate', newCertDate, '毕业证书日期不能晚于今天')
      await setState(unit, studentId, stateAfter.graduated, '结业换发毕业证书')
      return {
        set: {
          ...{ conclusion: 'graduated', certNo: newCertNo, certDate: newCertDate },
          ...{ formerCertNo: certNo, formerCertDate: certDate },
        },
      }
    },
  },
})
