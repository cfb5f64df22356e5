import type { Route } from '#server/core/route.ts'
import { readAvatar, removeAvatar, setAvatar } from './avatar.ts'
import { myProfile } from './my-profile.ts'
import { myRecord, updateMyRecord } from './my-record.ts'
import { mySignature, setSignature } from './signature.ts'

/** What a person keeps about themselves. */
export const personalCenterRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/sysUser/myProfile', access: 'signed-in', answer: myProfile },
  { method: 'GET', path: 'base/sysUser/myRecord', access: 'signed-in', answer: myRecord },
  { method: 'POST', path: 'base/sysUser/updateMyRecord', access: 'signed-in', answer: updateMyRecord },
  { method: 'POST', path: 'base/sysUser/setAvatar', access: 'signed-in', answer: setAvatar },
  { method: 'POST', path: 'base/sysUser/removeAvatar', access: 'signed-in', answer: removeAvatar },
  { method: 'GET', path: 'base/sysUser/avatar', access: 'public', answer: readAvatar },
  { method: 'GET', path: 'base/sysUser/mySignature', access: 'signed-in', answer: mySignature },
  { method: 'POST', path: 'base/sysUser/setSignature', access: 'signed-in', answer: setSignature },
]
