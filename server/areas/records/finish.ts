import { student } from '#domain/base/student.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { infoGroups, unconfirmed } from '#domain/records/groups.ts'
import { lackingOf } from '#server/engine/own-record/filled.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'

interface InfoRound {
  readonly groups: string | null
}

/** A record is confirmed group by group, and only with everything in it that the college wants filled. */
export const confirmRecord: BeforeFinish = async (turn, answers, round, unit) => {
  const { groups } = round as unknown as InfoRound
  const { confirmed } = answers as { readonly confirmed: string | null }
  const left = unconfirmed(groups, confirmed).map((group) => infoGroups.labels[group])
  if (left.length > 0) refuseWith(phrase('请先核对{{groups}}', { groups: left }))
  const lacking = await lackingOf(unit, student, turn.studentId)
  if (lacking.length > 0) refuseWith(phrase('请先填写{{fields}}', { fields: lacking }))
}

const refuseWith = (message: string) => refuse({ type: 'invalid', message, fields: { confirmed: message } })
