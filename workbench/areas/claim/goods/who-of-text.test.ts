import { expect, it } from 'vitest'
import { whoOfText } from './who-of-text.ts'

it('tells an identity card, a code, a campus card and a name apart', () => {
  expect(whoOfText(' 11010519491231002x ')).toEqual({ idNo: '11010519491231002X' })
  const code = `0197f0a0-0000-7000-8000-000000000001.tk9xpc0.${'a'.repeat(43)}`
  expect(whoOfText(code)).toEqual({ qr: code })
  expect(whoOfText('0003160217')).toEqual({ cardUid: '00303899' })
  expect(whoOfText('王晓明')).toEqual({ name: '王晓明' })
})

it('a number that is no identity card and no card number may be that of a candidate', () => {
  expect(whoOfText('26990000001')).toEqual({ name: '26990000001' })
})

it('one letter means nobody', () => {
  expect(whoOfText(' 王 ')).toBeUndefined()
  expect(whoOfText('王'.repeat(61))).toBeUndefined()
})
