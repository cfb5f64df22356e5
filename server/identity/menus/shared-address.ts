import { sql } from 'kysely'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import type { menu } from '#domain/system/menu.ts'
import { addressOf, isOwnPlace } from '#domain/system/menu-address.ts'
import type { SharedAddress } from '#domain/system/menus/calls.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { WriteUnit } from '#server/core/serve.ts'

/** As `addressOf` has it. */
const address = sql`regexp_replace(m.path, '(?<=.)/+$', '')`
const opens = sql`m.kind <> 'button' and m.open_type <> '1' and m.path is not null`

/** Refuses an address at which something opens already: of two menus with one, the second would never be reached. */
export async function checkAddress(
  next: Partial<Row<typeof menu>>,
  { db, actor, current }: Pick<WriteUnit<typeof menu>, 'db' | 'actor' | 'current'>,
) {
  const wanted = addressOf(next)
  if (wanted === null || (current && wanted === addressOf(current) && next.terminal === current.terminal))
    return
  if (next.terminal === 'web' && isOwnPlace(wanted)) refuseAt('path', '该地址由系统自带的页面使用，请换一个')
  // Of two that are saved at once, the second sees the first.
  await sql`select pg_advisory_xact_lock(hashtext(${`menu address ${actor.tenantId}`}))`.execute(db)
  const { rows } = await sql<{ title: string }>`select m.title from system_menu m
    where m.tenant_id = ${actor.tenantId} and m.terminal = ${next.terminal} and ${opens} and ${address} = ${wanted}
      and m.id is distinct from ${current?.id ?? null}::uuid
    order by m.sort, m.code limit 1`.execute(db)
  if (rows[0]) refuseAt('path', phrase('菜单“{{title}}”已使用这个地址，请换一个', { title: rows[0].title }))
}

/** Addresses that several menus have from before: which of them opens, and which do not. */
export async function sharedAddresses({ app, tenantId }: PersonalCall): Promise<readonly SharedAddress[]> {
  const { rows } = await sql<SharedAddress>`select ${address} as path, m.terminal,
      array_agg(m.title order by m.kind = 'screen' desc, m.sort, m.code) as titles
    from system_menu m where m.tenant_id = ${tenantId} and ${opens}
    group by 1, 2 having count(*) > 1 order by 1`.execute(app.db)
  return rows
}
