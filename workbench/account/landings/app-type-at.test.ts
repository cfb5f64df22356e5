import { expect, it } from 'vitest'
import { appTypeAt } from './app-type-at.ts'

it.each([
  ['/', 0],
  ['/login', null],
  ['/base/building', null],
  ['/welcome', 2],
  ['/welcome/login', 2],
  ['/welcome/index', 2],
  ['/welcome/loginbywechatenterprise', null],
  ['/datascreen/welcome', null],
])('at %s stands the single sign-on of %j', (path, appType) => expect(appTypeAt(path)).toBe(appType))
