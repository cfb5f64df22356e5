import { describe, expect, it } from 'vitest'
import { Refused } from '#domain/kernel/refusal.ts'
import { readJson } from './json.ts'

/** What a text is refused for. */
function refusalOf(text: string) {
  try {
    readJson(text)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    throw error
  }
  return undefined
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('JSON from outside', () => {
  it('is what it says', () => {
    expect(readJson('{"name":"张三 👩‍👩‍👧","list":[1,null,true]}')).toEqual({
      name: '张三 👩‍👩‍👧',
      list: [1, null, true],
    })
  })

  it('finding 2: is counted in levels and values before a schema reads it', () => {
    expect(refusalOf(nested(32))).toBeUndefined()
    expect(refusalOf(nested(33))).toMatchObject({ message: '请求参数格式错误' })
    const names = (count: number) =>
      JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at])))
    expect(refusalOf(names(5_000))).toBeUndefined()
    expect(refusalOf(names(5_001))).toMatchObject({ message: '请求参数格式错误' })
    const brackets = ['[', '{', '"', ']', '}'].join('').repeat(50)
    expect(readJson(JSON.stringify([brackets]))).toEqual([brackets])
    expect(refusalOf('['.repeat(500_000))).toMatchObject({ message: '请求参数格式错误' })
    expect(refusalOf(nested(250_000))).toMatchObject({ message: '请求参数格式错误' })
    expect(refusalOf(JSON.stringify(Array(20_000).fill(1)))).toBeUndefined()
    expect(refusalOf(JSON.stringify(Array(20_001).fill(1)))).toMatchObject({ message: '请求参数格式错误' })
    expect(refusalOf(JSON.stringify({ a: Array(100).fill(Array(200).fill(1)) }))).toBeDefined()
  })

  it.each([
    ['a NUL', '{"row":{"note":"a\\u0000b"}}', { row: '内容含有无法识别的字符' }],
    ['half a sign', '{"fileName":"\\ud800x"}', { fileName: '内容含有无法识别的字符' }],
    ['half a sign as a name', '{"\\udc00":1}', { '\udc00': '内容含有无法识别的字符' }],
  ])('finding 17: with %s is refused by the name of its field', (_, text, fields) => {
    expect(refusalOf(text)).toEqual({ type: 'invalid', message: '内容含有无法识别的字符', fields })
  })

  it.each(['', '{', '{"a":1e999}', '{"__proto__":{"admin":true}}', '[{"a":{"__proto__":1}}]'])(
    'is not %s',
    (text) => expect(refusalOf(text)?.type).toBe('invalid'),
  )
})
