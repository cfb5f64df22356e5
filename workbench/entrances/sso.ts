import { type AppType, getAppInfo, type Sso } from '#workbench/session/app-info.ts'

/** The start of the main portal and every path of the welcome side; /login is the way in for those whom the other system does not know. */
export const appTypeAt = (path: string): AppType | null =>
  path === '/' ? 0 : /^\/welcome(\/(?!loginbywechatenterprise)|$)/.test(path) ? 2 : null

/** Longer than this nobody waits for a server to say whether there is another door. */
const patience = 3_000

/** The single sign-on that stands before this address, if the college has one. */
export async function ssoAt(path: string): Promise<Sso | null> {
  const appType = appTypeAt(path)
  return appType === null ? null : ssoOf(appType)
}

export async function ssoOf(appType: AppType): Promise<Sso | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), patience))
  const info = await Promise.race([getAppInfo(appType).catch(() => null), late])
  return info?.sso ?? null
}
