import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { type FieldAccess, fieldAccesses, secretField } from '#domain/security/secret-field.ts'
import type { rulesSaid } from '#domain/security/secret-fields/asked.ts'
import { role as roleTable } from '#domain/system/role.ts'
import type { Database } from '#server/core/app-context.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { heldBeyond, holdersBeyond } from '#server/engine/giving/receivers.ts'
import { type FieldRule, fieldsBeyond } from '#server/engine/rows/field-visibility.ts'
import { keptRules, ruleGiver, splitRules } from './giver.ts'

/** The whole of what a role sees of a resource otherwise than declared. */
export async function changeSecretFields(
  { roleId, resource: name, rules }: z.output<typeof rulesSaid>,
  { c, app, actor, tenantId }: PersonalCall,
) {
  const resource = resourceNamed(name) ?? refuseAt('resource', '没有这项数据')
  for (const { field, access } of rules) checkRule(resource, field, access)
  return app.db.transaction().execute(async (db) => {
    const role =
      (await table(roleTable, db, tenantId).get({ id: roleId }, ['name'], { lock: 'update' })) ??
      refuse({ type: 'not-found' })
    const all = await checkGiven(db, role.name)
    await table(secretField, db, tenantId).remove({ roleId, resource: name })
    const wanted = all.map((each) => ({
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

    /** The rules as they are to be: those beyond the giver stay, and nothing that changes shows more than the giver sees. */
    async function checkGiven(db: Database, roleName: string): Promise<readonly FieldRule[]> {
      const giver = await ruleGiver(db, actor, roleId)
      if (!giver) return rules
      const beyondReach = await holdersBeyond(db, giver, roleId)
      if (beyondReach > 0) refuse({ type: 'conflict', message: heldBeyond(roleName, beyondReach) })
      const before = await keptRules(db, tenantId, roleId, name)
      const { beyond } = await splitRules(db, giver, resource, before)
      const untold = beyond.filter(({ field }) => !rules.some((rule) => rule.field === field))
      const all = [...rules, ...untold]
      const changed = Object.keys(resource.fields).filter((field) => said(before, field) !== said(all, field))
      const wider = [
        ...beyond.map(({ field }) => field),
        ...(await fieldsBeyond(db, giver, resource, all)),
      ].find((field) => changed.includes(field))
      if (wider)
        refuseAt(
          wider,
          phrase('“{{field}}”超出您自己能看到和修改的范围，不能由您设置', {
            field: labelOf(resource, wider),
          }),
        )
      return all
    }
  })
}

const said = (rules: readonly FieldRule[], name: string) => {
  const rule = rules.find(({ field }) => field === name)
  return rule && `${rule.access} ${rule.first} ${rule.last}`
}

const labelOf = ({ fields }: AnyResource, name: string) => (fields[name] as Field).label

function checkRule(resource: AnyResource, name: string, access: FieldAccess) {
  const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  if (!field || field.secret)
    return refuseAt(name, phrase('{{label}}没有这个字段：{{field}}', { label: resource.label, field: name }))
  if (access === 'hidden' && name === resource.title)
    refuseAt(
      name,
      phrase('“{{field}}”是{{label}}的名称，不能设为不可见，可以改为脱敏显示', {
        field: field.label,
        label: resource.label,
      }),
    )
  if (access === 'masked' && field.kind !== 'text' && field.kind !== 'long-text')
    refuseAt(name, phrase('“{{field}}”不是文字，不能脱敏显示', { field: field.label }))
  if (field.presence === 'system' && ['review', 'required', 'write'].includes(access))
    refuseAt(name, phrase('“{{field}}”由系统填写，不能设为可修改', { field: field.label }))
}
