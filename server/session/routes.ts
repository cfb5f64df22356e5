import type { PersonalCall, Route } from '#server/route.ts'
import { answerAppInfo } from './app-info.ts'
import { tokenOf } from './bearer.ts'
import { endSession } from './sessions.ts'
import { answerToken } from './token.ts'
import { answerUnlock } from './unlock.ts'
import { userInfo } from './user-info.ts'

async function logOut({ c, house, tenantId }: PersonalCall) {
  await endSession(house.db, tenantId, tokenOf(house.settings.product, c.req.raw) ?? '')
}

export const sessionRoutes: readonly Route[] = [
  { method: 'POST', path: 'auth/oauth/token', access: 'public', answer: answerToken },
  { method: 'POST', path: 'auth/logOut', access: 'signed-in', answer: logOut },
  // The family asks by GET. It ends no session but the caller's own, and only with the caller's header.
  { method: 'GET', path: 'auth/logOut', access: 'signed-in', answer: logOut },
  { method: 'POST', path: 'auth/unlock', access: 'signed-in', answer: answerUnlock },
  { method: 'GET', path: 'base/openApi/getAppInfo', access: 'public', answer: answerAppInfo },
  {
    method: 'GET',
    path: 'base/sysUser/getUserInfo',
    access: 'signed-in',
    answer: ({ house, person }) => userInfo(house.db, person.tenantId, person.id),
  },
]
