import { teacherInfoRounds } from '#domain/base/info-rounds/info-rounds.ts'
import { teacher } from '#domain/base/teacher.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { lackingOf } from '#server/engine/own-record/filled.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'

/** A record is confirmed only with everything in it that the college wants filled. */
export const teacherInfoServer = roundsServer(teacherInfoRounds, {
  async beforeFinish({ teacherId = '' }, _, __, unit) {
    const lacking = await lackingOf(unit, teacher, teacherId)
    if (lacking.length > 0)
      refuse({ type: 'conflict', message: phrase('请先填写{{fields}}', { fields: lacking }) })
  },
})
