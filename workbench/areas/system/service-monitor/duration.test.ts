import { expect, it } from 'vitest'
import { durationIn } from './duration.ts'

it.each([
  [0, '0秒钟'],
  [59.4, '59秒钟'],
  [60, '1分钟'],
  [3661, '1小时 1分钟'],
  [86_400, '1天'],
  [266_400, '3天 2小时'],
])('%d seconds are %s', (seconds, words) => {
  expect(durationIn(seconds, 'zh-CN')).toBe(words)
})
