import type { z } from 'zod'
import { resourceNamed } from '#domain/index.ts'
import type { Field } from '#domain/kernel/field.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { explanationAsked } from '#domain/security/access/asked.ts'
import type { Explanation } from '#domain/security/explanation.ts'
import { fieldAccesses } from '#domain/security/secret-field.ts'
import { role } from '#domain/system/role.ts'
import { personOf } from '#server/core/actor/person-of.ts'
import type { Actor } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { visibilityOf } from '#server/engine/rows/field-visibility.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { holds, scopeValues } from '#server/engine/rows/scope.ts'
import { waysTo } from './ways.ts'

const verbs = { view: '查看', update: '修改', remove: '删除', reveal: '查看完整信息' } as const

/**
 * Why a user sees a row, and what of its field. Everybody
 * may ask for themselves; for somebody else, anyone who looks after what users may do, about rows within their own reach.
 */
export async function explainAccess(
  asked: z.output<typeof explanationAsked>,
  { app, actor, tenantId }: PersonalCall,
): Promise<Explanation> {
  const resource = resourceNamed(asked.resource) ?? refuse({ type: 'not-found' })
  const userId = asked.userId || actor.id
  if (userId !== actor.id && !holds(actor, 'system.user-authorisation:view')) refuse({ type: 'forbidden' })
  const view = `${resource.name}:view`
  if (!holds(actor, view)) refuse({ type: 'forbidden' })
  const user = userId === actor.id ? actor : await personOf(app, tenantId, userId)
  if (!user) return refuse({ type: 'not-found' })

  const reader = readerOf(resource)
  const id = asked.rowId
  const { whole: row, shown } =
    (await reader.one({ db: app.db, app, actor }, id)) ?? refuse({ type: 'not-found' })
  const whole = { ...row, ...(await scopeValues(app.db, tenantId, resource, id)) }
  const unit = { db: app.db, app, actor: user }
  const may = async (verb: string) => {
    const permission = `${resource.name}:${verb}`
    return holds(user, permission) && (await reader.one(unit, id, permission)) !== undefined
  }
  const { ways, opened } = waysTo(resource, { whole, shown }, user, await roleNamesOf(app.db, user))
  return {
    user: user.name,
    row: nameOf(shown, resource.title),
    visible: await may('view'),
    ways,
    opened,
    verbs: await Promise.all(
      Object.entries(verbs).map(async ([verb, label]) => ({ label, may: await may(verb) })),
    ),
    ...(await fieldOf(asked.field)),
  }

  async function fieldOf(name: string | undefined) {
    if (!name) return {}
    const field: Field | undefined = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
    if (!field || field.secret)
      return refuse({ type: 'invalid', message: phrase('不支持的字段：{{field}}', { field: name }) })
    const { access, masks } = await visibilityOf(app.db, user as Actor, resource)
    return {
      field: {
        label: field.label,
        access: fieldAccesses.labels[access[name] ?? 'hidden'],
        masked: masks.has(name),
      },
    }
  }
}

function nameOf(row: object, title: string): string {
  const { labels, ...own } = row as Readonly<Record<string, unknown>>
  return String((labels as Readonly<Record<string, unknown>>)[title] ?? own[title] ?? '')
}

async function roleNamesOf(db: PersonalCall['app']['db'], { tenantId, roles }: Actor) {
  const rows = await table(role, db, tenantId).list({ code: roles.map(({ code }) => code) }, ['code', 'name'])
  return new Map(rows.map(({ code, name }) => [code, name]))
}
