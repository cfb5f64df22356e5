import { sql } from 'kysely'
import { datasource } from '#domain/resource/datasource.ts'
import { accountRequest } from '#domain/system/account-request.ts'
import { loginType } from '#domain/system/login-type.ts'
import { menu } from '#domain/system/menu.ts'
import { userBinding } from '#domain/system/user-binding.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { stamps } from '#server/core/stamps.ts'
import { bound, datasources, loginTypes, pocketMenus, requests } from './sign-in-ways-rows.ts'

const hour = 3_600_000

/** By which ways people come into the demo college, who asks to be let in, and what telephones show. */
export async function openEntrances(
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  tenantId: string,
): Promise<void> {
  const made = { by: 'demo', at: now() }
  const withIds = <Row extends object>(rows: readonly Row[]) =>
    rows.map((row) => ({ id: stamps(tenantId).id, ...row }))
  const ways = withIds(loginTypes)
  await insertRows(db, loginType, tenantId, ways, made)
  await insertRows(db, datasource, tenantId, withIds(datasources), made)
  const { rows: users } = await sql<{ id: string; account: string; name: string }>`select id, account, name
    from "system_user" where tenant_id = ${tenantId}`.execute(db)
  const bindings = bound.flatMap(([account, code, subject]) => {
    const user = users.find((each) => each.account === account)
    const way = ways.find((each) => each.code === code)
    return user && way
      ? [{ loginTypeId: way.id, subject, shownName: user.name, userId: user.id, account }]
      : []
  })
  await insertRows(db, userBinding, tenantId, withIds(bindings), made)
  const ago = (hours: number) => new Date(now().getTime() - hours * hour).toISOString()
  const asked = requests.map(({ hoursAgo, ...request }) => ({
    ...request,
    requestedAt: ago(hoursAgo),
    ...(request.state === 'refused' && { decidedAt: ago(hoursAgo - 3), decidedBy: 'admin' }),
  }))
  await insertRows(db, accountRequest, tenantId, withIds(asked), made)
  await hangMenus({ db }, tenantId)
}

/** The first of them holds the others; every role has them all. */
async function hangMenus({ db }: Pick<AppContext, 'db'>, tenantId: string) {
  const rows = pocketMenus.map((each) => ({ id: stamps(tenantId).id, ...each }))
  const hung = rows.map((row, at) => ({ ...row, parentId: at === 0 ? null : rows[0]?.id }))
  await insertRows(db, menu, tenantId, hung, { by: 'demo' })
  const { rows: roles } = await sql<{ id: string }>`select id from system_role
    where tenant_id = ${tenantId}`.execute(db)
  const held = roles.flatMap(({ id }) =>
    rows.map((row) => ({ ...stamps(tenantId, 'demo'), role_id: id, menu_id: row.id, granted: true })),
  )
  await db.insertInto('system_role_menu').values(held).execute()
}
