import { type AppType, getAppInfo, type Sso } from '#workbench/account/session/app-info.ts'
import { appTypeAt } from './app-type-at.ts'

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
