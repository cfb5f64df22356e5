import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { appHomeUser } from '#domain/system/app-home-user.ts'
import { appName } from '#domain/system/app-name.ts'
import { mobileService } from '#domain/system/mobile-service.ts'
import { role as roleTable } from '#domain/system/role.ts'
import { user as userTable } from '#domain/system/user.ts'
import { table } from '#server/core/database/table.ts'
import { type Served, serve, type Unit } from '#server/core/serve.ts'
import { servicesOf } from './services.ts'

/** Roles are named by their codes, and only such as there are. */
async function checkRoles({ roles }: { readonly roles?: string | null }, { db, actor }: Unit) {
  const codes = roles?.split(',') ?? []
  const rows = await table(roleTable, db, actor.tenantId).list({ code: codes }, ['code'])
  const unknown = codes.find((code) => !rows.some((role) => role.code === code))
  if (unknown) refuseAt('roles', phrase('角色“{{value}}”不存在', { value: unknown }))
  return undefined
}

const apps = serve(appName, { beforeWrite: checkRoles })
const mobileServices = serve(mobileService, { beforeWrite: checkRoles })

/** Nobody is given on the home page what they may not open. */
const homeUsers = serve(appHomeUser, {
  async beforeWrite({ account = '', code = '' }, { db, app, actor: { tenantId } }) {
    const user =
      (await table(userTable, db, tenantId).get({ account }, ['id', 'name'])) ??
      refuseAt('account', phrase('账号“{{account}}”不存在', { account }))
    const services = await servicesOf({ app: { ...app, db }, tenantId, actor: user })
    const service = services.find((each) => each.code === code)
    if (!service) return refuseAt('code', '应用不存在，或该用户无权使用')
    return { userName: user.name, appTitle: service.name }
  },
})

export const appServed: readonly Served[] = [apps, mobileServices, homeUsers]
export const servedAppName = apps
