import { student } from '#domain/base/student.ts'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { infoGroups, unconfirmed } from '#domain/records/groups.ts'
import { lackingIn } from '#domain/system/own-fields/rules.ts'
import { ownRules } from '#server/engine/own-record/rules.ts'
import type { BeforeFinish } from '#server/engine/rounds/served.ts'
import { readerOf } from '#server/engine/rows/reading.ts'

interface InfoRound {
  readonly groups: string | null
}

/** A record is confirmed group by group, and only with everything in it that the college wants filled. */
export const confirmRecord: BeforeFinish = async (turn, answers, round, unit) => {
  const { groups } = round as unknown as InfoRound
  const { confirmed } = answers as { readonly confirmed: string | null }
  const left = unconfirmed(groups, confirmed).map((group) => infoGroups.labels[group])
  if (left.length > 0) refuseWith(phrase('请先核对{{groups}}', { groups: left }))
  const row = (await readerOf(student).kept(unit, turn.studentId)) ?? refuse({ type: 'not-found' })
  const rules = await ownRules(unit.db, unit.actor.tenantId, student)
  const lacking = lackingIn(rules, row as unknown as Readonly<Record<string, unknown>>).map(
    (name) => ((student.fields as Fields)[name] as Field).label,
  )
  if (lacking.length > 0) refuseWith(phrase('请先填写{{fields}}', { fields: lacking }))
}

const refuseWith = (message: string) => refuse({ type: 'invalid', message, fields: { confirmed: message } })
