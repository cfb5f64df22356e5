import type { AppType } from '#workbench/account/session/app-info.ts'

/** The start of the main portal and every path of the welcome side; /login is the way in for those whom the other system does not know. */
export const appTypeAt = (path: string): AppType | null =>
  path === '/' ? 0 : /^\/welcome(\/(?!loginbywechatenterprise)|$)/.test(path) ? 2 : null
