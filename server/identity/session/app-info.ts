import { sql } from 'kysely'
import type { z } from 'zod'
import type { AppTypeCode } from '#domain/system/app-info.ts'
import type { appTypeAsked } from '#domain/system/sign-in/asked.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Call } from '#server/core/route.ts'
import { sendsSms } from '#server/identity/sms/carrier.ts'
import { demoAccounts } from './demo-accounts.ts'
import { safeLogin } from './safe-login.ts'

/** What is shown where a college has set nothing. `showLogin` is 1 when empty (specification, section 3). */
const unset = {
  schoolName: '',
  loginTips: '',
  showLogin: '1',
  isWartermark: '0',
  ssoType: '0',
  ssoLoginUrl: '',
  ssoLogoutUrl: '',
  ureportUrl: '',
}

const titles: Readonly<
  Record<AppTypeCode, { readonly globalTitle: string; readonly globalViceTitle: string }>
> = {
  '0': { globalTitle: '智慧校园', globalViceTitle: '学生工作' },
  '2': { globalTitle: '迎新服务', globalViceTitle: '欢迎报到' },
}

/** GET openApi/getAppInfo, for anyone who has not signed in yet. Flags go out as `1` and `0`. */
export async function answerAppInfo({ appType }: z.output<typeof appTypeAsked>, { app, tenantId }: Call) {
  const { rows } = await sql<Record<string, string | null>>`
    select school_name as "schoolName", global_title as "globalTitle", global_vice_title as "globalViceTitle",
      login_tips as "loginTips", show_login::int::text as "showLogin", is_wartermark::int::text as "isWartermark",
      sso_type as "ssoType", sso_login_url as "ssoLoginUrl", sso_logout_url as "ssoLogoutUrl",
      ureport_url as "ureportUrl"
    from system_app_info where tenant_id = ${tenantId} and app_type = ${appType}`.execute(app.db)
  const set = Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null)
  return {
    appType: Number(appType),
    ...unset,
    ...titles[appType],
    ...Object.fromEntries(set),
    signInWays: await waysOf(app, tenantId),
    ...(await demoOf(app, tenantId, appType)),
  }
}

/** What the college offers beside account and password, with commas between. */
async function waysOf(app: AppContext, tenantId: string): Promise<string> {
  const { smsSignIn, scanSignIn, registerEnabled } = await safeLogin(app, tenantId)
  const sms = await sendsSms(app, tenantId)
  const ways = { mobile: smsSignIn && sms, scan: scanSignIn, register: registerEnabled && sms }
  return Object.entries(ways)
    .filter(([, open]) => open)
    .map(([way]) => way)
    .join(',')
}

/** Who may be tried out, and their password: where the installation says that it is a demo, and nowhere else. */
async function demoOf({ db, settings }: AppContext, tenantId: string, appType: string) {
  const password = settings.demoPassword
  if (password === null) return {}
  const offered = (account: string) => appType !== '2' || account === 'newstudent'
  const accounts = (await demoAccounts(db))
    .filter((each) => each.tenantId === tenantId && offered(each.account))
    .map(({ account, name }) => ({ account, name }))
  return accounts.length > 0 ? { demo: { password, accounts } } : {}
}
