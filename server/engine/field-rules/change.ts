import { sql } from 'kysely'
import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type FieldAccess, fieldAccesses } from '#domain/security/secret-field.ts'
import type { rulesSaid } from '#domain/security/secret-fields/asked.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'

/** The whole of what a role sees of a resource otherwise than declared. */
export async function changeSecretFields(
  { roleId, resource: name, rules }: z.output<typeof rulesSaid>,
  { c, app, actor, tenantId }: PersonalCall,
) {
  const resource = resourceNamed(name) ?? wrong('resource', '没有这项数据')
  for (const { field, access } of rules) checkRule(resource, field, access)
  return app.db.transaction().execute(async (db) => {
    const { rows } = await sql<{ name: string }>`select name from system_role
      where tenant_id = ${tenantId} and id = ${roleId} for update`.execute(db)
    const role = rows[0] ?? refuse({ type: 'not-found' })
    await sql`delete from security_secret_field where tenant_id = ${tenantId} and role_id = ${roleId}
      and resource = ${name}`.execute(db)
    const wanted = rules.map((each) => ({
      ...stamps(tenantId, actor.id),
      role_id: roleId,
      resource: name,
      ...each,
    }))
    if (wanted.length > 0) await db.insertInto('security_secret_field').values(wanted).execute()
    const told = rules.map(
      ({ field, access }) => `${labelOf(resource, field)}：${fieldAccesses.labels[access]}`,
    )
    await audit(db, app, {
      tenantId,
      account: actor.account,
      action: '修改保密字段',
      target: `${role.name} · ${resource.label}`,
      address: addressOf(c),
      detail: told.join('；') || '恢复为默认',
    })
    return null
  })
}

const labelOf = ({ fields }: AnyResource, name: string) => (fields[name] as Field).label

function checkRule(resource: AnyResource, name: string, access: FieldAccess) {
  const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field || field.secret) return wrong(name, `${resource.label}没有这个字段：${name}`)
  if (access === 'hidden' && name === resource.title)
    wrong(name, `“${field.label}”是${resource.label}的名称，不能设为不可见，可以改为脱敏显示`)
  if (access === 'masked' && field.kind !== 'text' && field.kind !== 'long-text')
    wrong(name, `“${field.label}”不是文字，不能脱敏显示`)
  if (field.presence === 'system' && ['review', 'required', 'write'].includes(access))
    wrong(name, `“${field.label}”由系统填写，不能设为可修改`)
}

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
