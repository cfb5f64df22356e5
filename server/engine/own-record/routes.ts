import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Fields } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { ownAccesses } from '#domain/system/own-field.ts'
import { ownRulesAsked, ownRulesSaid } from '#domain/system/own-fields/asked.ts'
import { ownFieldCalls } from '#domain/system/own-fields/calls.ts'
import { ruledNames, settableFor } from '#domain/system/own-fields/rules.ts'
import { answerCall } from '#server/core/answer-call.ts'
import { audit } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { ownRules } from './rules.ts'

type Said = z.output<typeof ownRulesSaid>

/** Only what tells of the people themselves. */
const ownResource = (name: string): AnyResource => {
  const resource = resourceNamed(name)
  return resource?.own ? resource : refuseAt('resource', '没有这项数据')
}

const labelOf = ({ fields, lines = {} }: AnyResource, name: string): string =>
  (fields as Fields)[name]?.label ?? lines[name]?.resource.label ?? name

function checkRules(resource: AnyResource, rules: Said['rules']) {
  const known = ruledNames(resource)
  for (const { field, access, proof } of rules) {
    if (!known.includes(field))
      refuseAt(field, phrase('{{label}}没有这个字段：{{field}}', { label: resource.label, field }))
    const label = labelOf(resource, field)
    if (!settableFor(resource, field).includes(access))
      refuseAt(field, phrase('“{{label}}”不能设为{{access}}', { label, access: ownAccesses.labels[access] }))
    if (proof && access !== 'review') refuseAt(field, phrase('“{{label}}”不须审核，不用附证明', { label }))
  }
  const twice = rules.find(({ field }, at) => rules.findIndex((each) => each.field === field) !== at)
  if (twice) refuseAt(twice.field, phrase('“{{label}}”设置了两次', { label: labelOf(resource, twice.field) }))
}

async function change({ resource: name, rules }: Said, { c, app, actor, tenantId }: PersonalCall) {
  const resource = ownResource(name)
  checkRules(resource, rules)
  return app.db.transaction().execute(async (db) => {
    const rows = rules.map((rule) => ({ ...stamps(tenantId, actor.id), resource: name, ...rule }))
    await db
      .deleteFrom('system_own_field')
      .where('tenant_id', '=', tenantId)
      .where('resource', '=', name)
      .execute()
    if (rows.length > 0) await db.insertInto('system_own_field').values(rows).execute()
    await audit(db, app, {
      ...{ tenantId, account: actor.account, action: '修改本人信息维护设置', target: resource.label },
      address: addressOf(c),
      detail:
        rules
          .map(({ field, access }) => `${labelOf(resource, field)}：${ownAccesses.labels[access]}`)
          .join('；') || '恢复为默认',
    })
    return ownRules(db, tenantId, resource)
  })
}

/** What people may change of the row that is about themselves, as administrators set it. */
export const ownFieldRoutes: readonly Route[] = [
  answerCall(ownFieldCalls.rules, ownRulesAsked, ({ resource }, { app, tenantId }) =>
    ownRules(app.db, tenantId, ownResource(resource)),
  ),
  answerCall(ownFieldCalls.update, ownRulesSaid, change),
]
