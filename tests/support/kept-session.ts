import type { BrowserContextOptions } from 'playwright'
import { toText } from '#workbench/http/storage/record.ts'
import { readTokenReply } from '#workbench/http/user-info.ts'
import { tokenReply } from './api.ts'

/**
 * What signing in by the form leaves in a browser that meets the portal at `address`: the token, its person, and the
 * cookie that says that there is one.
 */
export async function keptSession(
  url: string,
  address: string,
  account: string,
): Promise<NonNullable<Exclude<BrowserContextOptions['storageState'], string>>> {
  const info = readTokenReply(await tokenReply(url, account))
  if (!info) throw new Error(`${account} is not let in`)
  const kept = { userInfo: info, 'access-token': info.access_token }
  const localStorage = Object.entries(kept).map(([name, value]) => ({
    name,
    value: toText(value, Date.now()),
  }))
  return {
    cookies: [
      {
        ...{ name: 'access-token', value: '1', domain: new URL(address).hostname, path: '/', expires: -1 },
        ...{ httpOnly: false, secure: false, sameSite: 'Lax' },
      },
    ],
    origins: [{ origin: address, localStorage }],
  }
}
