import { refuse } from '#domain/kernel/refusal.ts'
import type { SignatureDrawing } from '#domain/kernel/signature-drawing.ts'
import { user } from '#domain/system/user.ts'
import type { CaseActed } from '#domain/workflow/asked.ts'
import { approvalSetting } from '#domain/workflow/setting.ts'
import { approvalSignature } from '#domain/workflow/signature.ts'
import type { Person } from '#domain/workflow/source.ts'
import type { Command } from '#machines/approval/commands.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { not, table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { Unit } from '#server/core/serve.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** Accounts in use, in the order in which they were named; one that is not is refused. */
async function named({ db, actor }: Unit, ids: readonly string[]): Promise<readonly Person[]> {
  if (ids.length === 0) return []
  const rows = await table(user, db, actor.tenantId).list({ enabled: true, kind: not('student'), id: ids }, [
    'id',
    'name',
  ])
  const known = new Map(rows.map((person) => [person.id, person]))
  return ids.map((id) => known.get(id) ?? refuse({ type: 'invalid', message: '所选人员不存在或不能办理' }))
}

/** What was asked of a case, with the people that it names. */
export async function commandOf(unit: Unit, { id, ...asked }: CaseActed): Promise<Command> {
  switch (asked.verb) {
    case 'approve':
      return approvalOf(unit, id, asked)
    case 'transfer':
    case 'delegate': {
      const [to] = await named(unit, [asked.to])
      return { ...asked, to: to as Person }
    }
    case 'add-sign':
    case 'cc':
      return { ...asked, people: await named(unit, asked.people) }
    default:
      return asked
  }
}

type Approval = Omit<Extract<CaseActed, { verb: 'approve' }>, 'id'>

/** A yes with all that comes along: who is next, what was signed and sealed, and which fields are written. */
async function approvalOf(
  unit: Unit,
  id: string,
  { verb, task, comment, picks = {}, signature, seal, values = {} }: Approval,
): Promise<Command> {
  const people = new Map(
    (await named(unit, [...new Set(Object.values(picks).flat())])).map((person) => [person.id, person]),
  )
  const picked = Object.entries(picks).map(
    ([step, ids]) => [step, ids.map((one) => people.get(one) as Person)] as const,
  )
  return {
    verb,
    task,
    ...(comment && { comment }),
    picks: Object.fromEntries(picked),
    ...(signature && { signature: await keptSignature(unit, id, signature) }),
    ...(seal && { seal: await sealWords(unit) }),
    writes: Object.keys(values),
  }
}

/** The id under which a signature is kept from now on. */
async function keptSignature({ db, app, actor }: Unit, caseId: string, drawing: SignatureDrawing) {
  const row = { id: newId(), caseId, personId: actor.id, drawing: JSON.stringify(drawing) }
  await insertRows(db, approvalSignature, actor.tenantId, [row], { by: actor.id, at: app.now() })
  return row.id
}

/** What the seal of the college says; the log keeps the words as they were. */
async function sealWords({ db, actor }: Unit) {
  const { seal } = await settingsOf(db, actor.tenantId, approvalSetting)
  return seal || refuse({ type: 'conflict', message: '尚未设置电子章，请联系流程管理员' })
}
