import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import { appTypes } from '#domain/system/app-info.ts'
import type { AppContext } from '#server/core/app-context.ts'
import type { Call } from '#server/core/route.ts'
import { sendsSms } from '#server/identity/sms/carrier.ts'
import { safeLogin } from './safe-login.ts'

/** What is shown where a college has set nothing. `showLogin` is 1 when empty (specification, section 3). */
const unset = {
  schoolName: '',
  globalTitle: '智慧校园',
  loginTips: '',
  showLogin: '1',
  isWartermark: '0',
  ssoType: '0',
  ssoLoginUrl: '',
  ssoLogoutUrl: '',
  ureportUrl: '',
}

const viceTitles: Readonly<Record<keyof typeof appTypes.labels, string>> = {
  '0': '学生工作',
  '2': '迎新服务',
}

/** GET openApi/getAppInfo, for anyone who has not signed in yet. Flags go out as `1` and `0`. */
export async function answerAppInfo({ c, app, tenantId }: Call) {
  const appType = c.req.query('appType') ?? '0'
  if (!isAppType(appType)) return refuse({ type: 'invalid', message: '没有这种应用类型' })
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
    globalViceTitle: viceTitles[appType],
    ...Object.fromEntries(set),
    signInWays: await waysOf(app, tenantId),
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

const isAppType = (code: string): code is keyof typeof appTypes.labels => Object.hasOwn(appTypes.labels, code)
