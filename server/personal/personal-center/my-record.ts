import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { updateSchema } from '#domain/kernel/schema.ts'
import type { FieldAccess } from '#domain/security/secret-field.ts'
import { ownAccessOf, unproven } from '#domain/system/own-fields/rules.ts'
import type { OwnRecord, OwnRow } from '#domain/system/own-record/calls.ts'
import { withProof } from '#domain/system/own-record/with-proof.ts'
import { user } from '#domain/system/user.ts'
import type { Actor } from '#server/core/app-context.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { servedOf } from '#server/core/serve.ts'
import { asThemselves } from '#server/engine/own-record/as-themselves.ts'
import { isInRound } from '#server/engine/own-record/in-round.ts'
import { ownRules } from '#server/engine/own-record/rules.ts'
import type { GivenLines } from '#server/engine/rows/change.ts'
import { fieldAccess } from '#server/engine/rows/field-visibility.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { writerOf } from '#server/engine/rows/writing.ts'

/** The row of the college's books behind who asks. */
async function ownRow({ app, actor, tenantId }: PersonalCall) {
  const row = await table(user, app.db, tenantId).get({ id: actor.id }, ['studentId', 'teacherId'])
  const { studentId, teacherId } = row ?? refuse({ type: 'not-found' })
  const resource: AnyResource = studentId ? student : teacher
  return { resource, id: studentId ?? teacherId ?? refuse({ type: 'not-found' }) }
}

/** To themselves, anyone may see and change this one row and no other. */
const keeperOf = (actor: Actor, { name }: AnyResource, id: string): Actor =>
  asThemselves(actor, [`${name}:view`, `${name}:update`], [id])

const narrow: readonly FieldAccess[] = ['hidden', 'masked', 'read']

/** What the college allows everybody of their own row, as far as the roles of this person leave it. */
async function ownRights({ app, actor, tenantId }: PersonalCall, resource: AnyResource) {
  const rules = await ownRules(app.db, tenantId, resource)
  const byRole = await fieldAccess(app.db, actor, resource)
  return { rules, access: ownAccessOf(rules, byRole, await isInRound(app, actor, resource)) }
}

/** One's own row, with what one may change of it. */
export async function myRecord(call: PersonalCall): Promise<OwnRecord> {
  const { app, actor } = call
  const { resource, id } = await ownRow(call)
  const unit = { db: app.db, app, actor: keeperOf(actor, resource, id) }
  const row = (await readerOf(resource).one(unit, id)) ?? refuse({ type: 'not-found' })
  const { access, rules } = await ownRights(call, resource)
  const visible = Object.entries(row.shown).filter(([name]) => access[name] !== 'hidden')
  return {
    resource: resource.name,
    row: Object.fromEntries(visible) as OwnRow,
    access,
    proofs: unproven(rules, Object.keys(rules)),
  }
}

type Given = Readonly<Record<string, unknown>> & {
  readonly id: string
  readonly revision: number
  readonly lines?: GivenLines
  readonly proof?: string | null
}

/** What may be changed at once is; what has to be reviewed waits; the rest is refused. */
export async function updateMyRecord(asked: Readonly<Record<string, unknown>>, call: PersonalCall) {
  const { c, app, actor } = call
  const { resource, id } = await ownRow(call)
  const form = withProof(resource)
  const given = checked(updateSchema(form), form.fields as Fields, asked) as Given
  const { id: sent, revision, lines, proof = null, ...input } = given
  if (sent !== id) refuse({ type: 'not-found' })
  const { access, rules } = await ownRights(call, resource)
  refuseBarred(resource, access, input, lines)
  const self = { ...keeperOf(actor, resource, id), address: addressOf(c) || undefined }
  const unit = { db: app.db, app, actor: self }
  const { whole } = (await readerOf(resource).one(unit, id)) ?? refuse({ type: 'not-found' })
  const changed = Object.keys(input).filter((name) => (input[name] ?? null) !== (Object(whole)[name] ?? null))
  const [lacking] = unproven(rules, changed)
  if (lacking && !proof) {
    const message = phrase('修改“{{label}}”须上传证明材料', { label: resource.fields[lacking].label })
    refuse({ type: 'invalid', message, fields: { proof: message } })
  }
  const row = await writerOf(servedOf(app, resource), readerOf(resource)).change(
    app,
    self,
    { ...input, id, revision, ...(lines && { lines }) },
    { access, proof },
  )
  return row as typeof row & OwnRow
}

function refuseBarred(
  { fields, lines: of = {} }: AnyResource,
  access: Readonly<Record<string, FieldAccess>>,
  input: Readonly<Record<string, unknown>>,
  lines: GivenLines = {},
) {
  const barred = Object.keys(input)
    .filter((name) => narrow.includes(access[name] ?? 'read'))
    .map((name) => [name, phrase('{{label}}不能由本人修改', { label: fields[name]?.label })] as const)
  const closed = Object.keys(lines)
    .filter((name) => access[name] !== 'write')
    .map(
      (name) =>
        [`lines.${name}`, phrase('{{label}}不能由本人修改', { label: of[name]?.resource.label })] as const,
    )
  const empty = Object.keys(input)
    .filter((name) => access[name] === 'required' && (input[name] ?? '') === '')
    .map((name) => [name, phrase('请填写{{label}}', { label: fields[name]?.label })] as const)
  const faults = [...barred, ...closed, ...empty]
  if (faults.length === 0) return
  const message = barred.length + closed.length > 0 ? '包含您不能修改的信息' : (faults[0]?.[1] ?? '')
  refuse({ type: 'invalid', message, fields: Object.fromEntries(faults) })
}
