import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { installMenus } from '#server/identity/menus/install.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import type { Opened } from '#server/node/pglite.ts'
import { openPostgres } from '#server/node/postgres.ts'
import { appContextOver } from '#tests/support/app-context.ts'
import { openTables } from '#tests/support/database.ts'
import { personOf } from './person-of.ts'
import { keepRoleVersions } from './role-permissions.ts'

const tenantId = '000000'

/** The database of one process, as another process opens it. */
async function openAgain(db: Database): Promise<Opened> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return openPostgres(Object.assign(new URL(inject('postgresUrl')), { pathname: `/${rows[0]?.name}` }).href)
}

describe('what a role permits, in two processes on one PostgreSQL', () => {
  let [one, other]: Opened[] = []
  let apps: readonly AppContext[] = []
  let userId = ''
  const wanted = 'base.student:view'
  const held = sql`menu_id in (select id from system_menu where permission = ${wanted})
    and role_id in (select id from system_role where code = 'department')`

  const rolesIn = async (app: AppContext) => (await personOf(app, tenantId, userId))?.roles ?? []
  const seen = async () =>
    Promise.all(
      apps.map(async (app) => (await rolesIn(app)).some(({ permissions }) => permissions.has(wanted))),
    )

  beforeAll(async () => {
    one = await openTables('postgres', { own: true })
    other = await openAgain(one.db)
    apps = [one, other].map(({ db }) => appContextOver(db))
    await installMenus(one.db, tenantId)
    const [app] = apps as [AppContext]
    const user = {
      account: 't',
      name: 't',
      kind: 'other',
      password: 'A@1b2c3d4',
      roles: ['department'],
    } as const
    userId = await addUser(app, tenantId, user)
    for (const { db } of [one, other, one]) await keepRoleVersions(db)
  })
  afterAll(async () => {
    await other?.close()
    await one?.close()
  })

  it('is read once, and not again while nobody changes it', async () => {
    for (const app of apps) {
      const [[before], [after]] = [await rolesIn(app), await rolesIn(app)]
      expect(before?.permissions.has(wanted)).toBe(true)
      expect(after?.permissions).toBe(before?.permissions)
    }
  })

  it.each<[string, RawBuilder<unknown>, RawBuilder<unknown>]>([
    [
      'taken back and given again',
      sql`update system_role_menu set granted = false where ${held}`,
      sql`update system_role_menu set granted = true where ${held}`,
    ],
    [
      'called otherwise, and again as before',
      sql`update system_menu set permission = 'none.such:view' where permission = ${wanted}`,
      sql`update system_menu set permission = ${wanted} where permission = 'none.such:view'`,
    ],
    [
      'removed and added',
      sql`delete from system_role_menu where ${held}`,
      sql`insert into system_role_menu (tenant_id, id, role_id, menu_id, granted)
        select r.tenant_id, gen_random_uuid(), r.id, m.id, true from system_role r, system_menu m
        where r.code = 'department' and m.permission = ${wanted}`,
    ],
    [
      'emptied and filled',
      sql`create table kept as select * from system_role_menu; truncate system_role_menu`,
      sql`insert into system_role_menu select * from kept`,
    ],
  ])('%s by one, holds at the next call in both', async (_, away, back) => {
    expect(await seen()).toEqual([true, true])
    await one?.db.transaction().execute(async (tx) => {
      await away.execute(tx)
      // Not before it is kept.
      expect((await rolesIn(apps[1] as AppContext))[0]?.permissions.has(wanted)).toBe(true)
    })
    expect(await seen()).toEqual([false, false])
    await back.execute(other?.db as Database)
    expect(await seen()).toEqual([true, true])
  })
})
