import { expect, it } from 'vitest'
import { guard, type Journey } from './guard.ts'

const somebody = { isAuth: true, hasToken: true, hasMenus: true }
const nobody = { isAuth: true, hasToken: false, hasMenus: false }
const atPublic = (person: typeof somebody) => ({ ...person, isAuth: false })

it.each<[string, Journey, string]>([
  ['welcome, without a token', { ...nobody, path: '/welcome/index' }, 'pass'],
  ['welcome anywhere in the path', { ...nobody, path: '/datascreen/welcome' }, 'pass'],
  ['a screen, without a token', { ...nobody, path: '/index' }, 'sign-in /'],
  [
    'a screen, without a token but with menus left over',
    { ...nobody, hasMenus: true, path: '/index' },
    'sign-in /',
  ],
  ['a screen, with a token but no menus', { ...somebody, hasMenus: false, path: '/index' }, 'load-menus'],
  ['a screen, with both', { ...somebody, path: '/base/building' }, 'pass'],
  ['a public page, without a token', { ...atPublic(nobody), path: '/registerschool' }, 'pass'],
  ['a public page, with a token', { ...atPublic(somebody), path: '/registerschool' }, 'pass'],
  ['the front door, without a token', { ...atPublic(nobody), path: '/' }, 'pass'],
  ['the front door, with a token', { ...atPublic(somebody), path: '/' }, 'redirect /index'],
  ['the sign-in page, with a token', { ...atPublic(somebody), path: '/login' }, 'redirect /index'],
  [
    'the front door, with a token and no menus',
    { ...atPublic(somebody), hasMenus: false, path: '/' },
    'redirect /index',
  ],
  ['the front door, with a token and a ticket', { ...atPublic(somebody), path: '/', tgc: 'TGC-1' }, 'pass'],
  [
    'the sign-in page, with a token and a ticket',
    { ...atPublic(somebody), path: '/login', tgc: 'TGC-1' },
    'pass',
  ],
  [
    'the front door, with a token and an empty ticket',
    { ...atPublic(somebody), path: '/', tgc: '' },
    'redirect /index',
  ],
])('%s', (_, journey, verdict) => {
  expect(Object.values(guard(journey)).join(' ')).toBe(verdict)
})
