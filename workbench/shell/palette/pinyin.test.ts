import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { match } from '#design-system/command-palette/match.ts'
import { pinyinWords } from './pinyin.ts'

const finds = (query: string, label: string) =>
  match(query, { id: label, label, keywords: pinyinWords(label).join(' ') }) !== null

describe('a title', () => {
  it.each([
    ['请假审批', ['qjsp', 'qingjiashenpi']],
    ['绿色通道', ['lstd', 'lvsetongdao']],
    ['重修申请', ['cxsq', 'chongxiushenqing']],
    ['AI 配置', ['aipz', 'aipeizhi']],
    ['', []],
    ['…', []],
  ])('%s is typed as %j', (title, words) => expect(pinyinWords(title)).toEqual(words))

  it.each(['qjsp', 'qj', 'sp', 'QJSP', 'qingjia', 'shenpi', '请假', '审批 qj'])(
    '请假审批 is found by %s',
    (query) => expect(finds(query, '请假审批')).toBe(true),
  )
  it.each(['qjsq', 'spqj', 'ssgl'])('请假审批 is not found by %s', (query) =>
    expect(finds(query, '请假审批')).toBe(false),
  )

  /** A few dozen rare characters have no reading in the dictionary; a title may hold them, and is found by the rest. */
  const isRead = (title: string) => [...title].every((character) => pinyinWords(character).length === 2)
  const titles = fc.stringMatching(/^[一-龟]{1,8}$/).filter(isRead)

  it('of whichever characters is found by its initials, its whole pinyin, and the beginnings of both', () =>
    fc.assert(
      fc.property(titles, fc.nat(), (title, some) => {
        for (const word of pinyinWords(title)) {
          expect(finds(word, title)).toBe(true)
          expect(finds(word.slice(0, 1 + (some % word.length)), title)).toBe(true)
        }
      }),
    ))

  it('has as many initials as characters, so that the letters can be marked', () =>
    fc.assert(
      fc.property(titles, (title) => {
        expect(pinyinWords(title)[0]).toHaveLength(title.length)
      }),
    ))
})
