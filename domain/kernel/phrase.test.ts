import { describe, expect, it } from 'vitest'
import { heard, phrase, phraseIn, sentence, spokenOf, writtenPhrase } from './phrase.ts'

const most = phrase('一次最多处理 {{most}} 条', { most: 500 })
const within = phrase('{{what}}：{{why}}', { what: '校区', why: most })

describe('a phrase', () => {
  it('is one string that carries its key and its values', () => {
    expect(phraseIn(most)).toEqual({ key: '一次最多处理 {{most}} 条', values: { most: 500 } })
    expect(phraseIn(within)?.values.why).toEqual(phraseIn(most))
  })

  it.each([
    [most, '一次最多处理 500 条'],
    [within, '校区：一次最多处理 500 条'],
    [phrase('请先核对{{groups}}', { groups: ['姓名', '学号'] }), '请先核对姓名、学号'],
    [phrase('“{{name}}”已停用', { name: undefined }), '“”已停用'],
    ['请求参数格式错误', '请求参数格式错误'],
  ])('is finished in Chinese: %s', (text, finished) => {
    expect(sentence(text)).toBe(finished)
  })

  it('comes over the wire beside its finished sentence, and is heard as what it was', () => {
    const told = JSON.parse(JSON.stringify(spokenOf(within)))
    expect(told).toEqual({ message: '校区：一次最多处理 500 条', phrase: phraseIn(within) })
    expect(heard(told)).toBe(within)
    expect(heard(spokenOf('没有权限'))).toBe('没有权限')
  })

  it.each([
    'x\u001f',
    'x\u001fnull',
    'x\u001f{"a":null}',
    'x\u001f{"a":{"key":1,"values":{}}}',
    `x\u001f{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`,
    `x\u001f${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  ])('is not what somebody wrote to look like one', (text) => {
    expect(phraseIn(text)).toBeNull()
    expect(sentence(phrase('{{value}}', { value: text }))).toBe(text)
  })

  it('fills only places of its own', () => {
    expect(sentence(writtenPhrase({ key: '{{constructor}}{{b}}', values: { b: '{{c}}' } }))).toBe('{{c}}')
  })
})
