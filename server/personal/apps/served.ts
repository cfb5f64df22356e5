import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { appHomeUser } from '#domain/system/app-home-user.ts'
import { appName } from '#domain/system/app-name.ts'
import { mobileService } from '#domain/system/mobile-service.ts'
import { type Served, serve, type Unit } from '#server/core/serve.ts'
import { servicesOf } from './services.ts'

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })

/** Roles are named by their codes, and only such as there are. */
async function checkRoles({ roles }: { readonly roles?: string | null }, { db, actor }: Unit) {
  const codes = roles?.split(',') ?? []
  const { rows } = await sql<{ code: string }>`select code from system_role
    where tenant_id = ${actor.tenantId} and code = any(${codes}::text[])`.execute(db)
  const unknown = codes.find((code) => !rows.some((role) => role.code === code))
  if (unknown) wrong('roles', `角色“${unknown}”不存在`)
  return undefined
}

const apps = serve(appName, { beforeWrite: checkRoles })
const mobileServices = serve(mobileService, { beforeWrite: checkRoles })

/** Nobody is given on the home page what they may not open. */
const homeUsers = serve(appHomeUser, {
  async beforeWrite({ account = '', code = '' }, { db, app, actor: { tenantId } }) {
    const { rows } = await sql<{ id: string; name: string }>`select id, name from "system_user"
      where tenant_id = ${tenantId} and account = ${account}`.execute(db)
    const user = rows[0] ?? wrong('account', `账号“${account}”不存在`)
    const services = await servicesOf({ app: { ...app, db }, tenantId, actor: user })
    const service = services.find((each) => each.code === code)
    if (!service) return wrong('code', '应用不存在，或该用户无权使用')
    return { userName: user.name, appTitle: service.name }
  },
})

export const appServed: readonly Served[] = [apps, mobileServices, homeUsers]
export const servedAppName = apps
