import { type RawBuilder, sql } from 'kysely'
import { clockAt } from '#domain/kits/college-clock.ts'
import { filledIn } from '#domain/system/message-event.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { collegeName } from '#server/core/college-name.ts'
import type { News } from './notify.ts'
import type { Rules } from './rules.ts'

/** Title and text of a message to the person whom the query calls `u`. */
export interface Words {
  readonly title: RawBuilder<string>
  readonly text: RawBuilder<string | null>
}

/** What is said: in the college's own words where it has set some. */
export async function inWords(
  db: Database,
  { now }: Pick<AppContext, 'now'>,
  tenantId: string,
  rules: Rules | undefined,
  { title, text = '', values = {} }: News,
): Promise<Words> {
  if (!rules) return { title: sql`${title}::text`, text: sql`${text || null}::text` }
  const local = clockAt(now())
  const time = `${local.slice(0, 10)} ${local.slice(11, 16)}`
  const known = { ...values, title, text, school: await collegeName(db, tenantId), time }
  return { title: named(rules.title, known), text: named(rules.text, known) }
}

/** The name differs from person to person: the database puts it between the parts, which are filled already. */
function named(template: string, values: Readonly<Record<string, string>>) {
  const parts = template.split(/\{\{\s*name\s*\}\}/).map((part) => filledIn(part, values))
  return sql<string>`array_to_string(${parts}::text[], coalesce(u.name, ''))`
}
