import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [0, '凌晨好'],
  [5, '凌晨好'],
  [6, '早上好'],
  [8, '早上好'],
  [9, '上午好'],
  [11, '上午好'],
  [12, '中午好'],
  [13, '中午好'],
  [14, '下午好'],
  [16, '下午好'],
  [17, '傍晚好'],
  [18, '傍晚好'],
  [19, '晚上好'],
  [21, '晚上好'],
  [22, '夜深了'],
  [23, '夜深了'],
])('at %i o’clock one says %s', (hour, greeting) => expect(greetingAt(hour)).toBe(greeting))
