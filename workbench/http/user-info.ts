import type { SignedInPerson } from '#machines/session/session.ports.ts'
import {
  clearLocal,
  clearSession,
  isObject,
  keepToken,
  local,
  readToken,
} from '#workbench/http/storage/storage.ts'
import { keptCache } from './storage/kept-page.ts'

/** What the token call tells of the person (specification, section 3); kept as it came, under `userInfo`. */
export interface UserInfo {
  readonly access_token: string
  readonly refresh_token: string
  /** For the second signature; other servers give none. */
  readonly sign_key?: string
  readonly tenantId: string
  readonly accountNo: string
  readonly userName: string
  readonly roleType: string
}

const isUserInfo = (value: unknown): value is UserInfo =>
  isObject(value) &&
  ['access_token', 'refresh_token', 'accountNo'].every(
    (name) => typeof value[name] === 'string' && value[name],
  )

/** In whichever of the family's words it came; what is not understood is kept as it is. Null for anything else. */
export function readTokenReply(reply: unknown): UserInfo | null {
  if (!isObject(reply)) return null
  const word = (...names: readonly string[]) =>
    names.map((name) => reply[name]).find((value) => typeof value === 'string' && value !== '') ?? ''
  const info = {
    ...reply,
    access_token: word('access_token', 'accessToken'),
    refresh_token: word('refresh_token', 'refreshToken'),
    tenantId: word('tenantId', 'tenant_id'),
    accountNo: word('accountNo', 'account'),
    userName: word('userName', 'real_name', 'realName', 'nick_name', 'nickName'),
    roleType: word('roleType', 'role_name', 'roleName'),
  }
  return isUserInfo(info) ? info : null
}

export const personOf = ({ accountNo, userName }: UserInfo): SignedInPerson => ({
  account: accountNo,
  name: userName || accountNo,
})

export function keepUserInfo(info: UserInfo) {
  local.write('userInfo', info)
  keepToken(info.access_token)
}

/** What is known of the person anew; the token stays, and its age. */
export const keepPerson = (info: UserInfo) => local.write('userInfo', info)

/** The person kept here, while there is a token as well. */
export const readUserInfo = () => (readToken() === null ? null : local.read('userInfo', isUserInfo))

/** With what the person kept here proves it. */
export function keptBearer() {
  const kept = readUserInfo()
  return kept && { token: kept.access_token, account: kept.accountNo, key: kept.sign_key ?? null }
}

/** Leaves nothing of the person in this browser. */
export function forgetPerson() {
  clearSession()
  clearLocal()
  // Absent where the page did not come by https.
  void globalThis.caches?.delete(keptCache)
}
