import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { AppContext } from '#server/core/app-context.ts'
import { referencesAtEnd } from '#server/core/database/references-at-end.ts'
import { createDemoAccounts } from '#server/demo/accounts.ts'
import { createDemoFiles } from '#server/demo/files.ts'
import { loadDemo } from '#server/demo/load.ts'
import { createDemoNews } from '#server/demo/news.ts'
import { setUpPlatform } from '#server/demo/platform.ts'
import { createDemoReviews } from '#server/demo/reviews.ts'
import type { Size } from '#server/demo/shape.ts'
import { openEntrances } from '#server/demo/sign-in-ways.ts'
import { doDemoWork } from '#server/demo/work.ts'
import { addUser } from '#server/identity/session/add-user.ts'
import { demoAreas, installAreas } from '#server/registry.ts'

/**
 * Gives a store what its areas begin with, as far as it lacks it: a release may bring new ones. One without any user
 * gets its first: those of the demo college, or one administrator. All of it in one transaction, so that a start killed
 * half-way has not begun, and one machine fills for all.
 */
export const fillFirst = (
  app: AppContext,
  tenantId: string,
  demo: Size | false,
  say: (line: string) => void,
) =>
  app.db.transaction().execute(async (db) => {
    // Anyone who comes second waits for as long as a college takes to fill, beyond the patience of a call.
    await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
      db,
    )
    await sql`select pg_advisory_xact_lock(hashtext('first start'))`.execute(db)
    await installAreas(db, tenantId)
    const users = await db.selectFrom('system_user').select('id').limit(1).execute()
    if (users.length > 0) return
    if (demo) {
      say('首次启动：正在载入演示学院……')
      await referencesAtEnd(db, async () => {
        await loadDemo({ db }, { size: demo, tenantId })
        await createDemoAccounts({ ...app, db }, tenantId)
        await demoAreas({ ...app, db }, tenantId)
        await createDemoNews({ ...app, db }, tenantId)
        await createDemoFiles({ ...app, db }, tenantId)
        await createDemoReviews({ ...app, db }, tenantId)
        await setUpPlatform({ ...app, db }, tenantId)
        await openEntrances({ ...app, db }, tenantId)
        await doDemoWork({ ...app, db }, tenantId)
      })
    } else {
      const password = randomPassword()
      await addUser({ ...app, db }, tenantId, {
        account: 'admin',
        name: '系统管理员',
        kind: 'other',
        password,
        roles: ['admin'],
      })
      say(`首次启动：已创建管理员账号 admin，密码 ${password}（只显示这一次，请妥善保存）`)
    }
  })

/** Letters and digits that nobody takes for one another. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

/** 16 characters, some 93 bits. */
const randomPassword = () => Array.from({ length: 16 }, () => letters[randomInt(letters.length)]).join('')
