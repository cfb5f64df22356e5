import { expect, it } from 'vitest'
import { rememberWay, takeWay } from './way-back.ts'

it('leads back once', () => {
  rememberWay('/base/student?size=20')
  expect([takeWay('zhang'), takeWay('zhang')]).toEqual(['/base/student?size=20', null])
})

it('leads nobody to where somebody else was', () => {
  rememberWay('/base/student', 'zhang')
  expect(takeWay('li')).toBeNull()
  rememberWay('/base/student', 'zhang')
  expect(takeWay('zhang')).toBe('/base/student')
})

it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/', '/login?tgc=1', '/welcome/login'])(
  'A-48 never leads to %s',
  (href) => {
    rememberWay(href)
    expect(takeWay('zhang')).toBeNull()
  },
)
