import { expect, it } from 'vitest'
import { durationIn } from './duration.ts'
import { learn } from './language.ts'
import { tongueOf } from './tongue.ts'

it.each([
  [0, '0 毫秒', '0 ms'],
  [999, '999 毫秒', '999 ms'],
  [1000, '1 秒', '1 s'],
  [2440, '2.4 秒', '2.4 s'],
  [59_940, '59.9 秒', '59.9 s'],
  [59_960, '1 分', '1 min'],
  [200_000, '3 分 20 秒', '3 min 20 s'],
  [3_661_000, '1 小时 1 分', '1 h 1 min'],
  [86_400_000, '1 天', '1 d'],
  [266_400_000, '3 天 2 小时', '3 d 2 h'],
])('%d milliseconds are %s', async (milliseconds, words, english) => {
  await learn('en')
  const say = (lng: string) => durationIn(milliseconds, tongueOf(lng).t)
  expect([say('zh-cn'), say('en')]).toEqual([words, english])
})
