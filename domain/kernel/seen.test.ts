import { describe, expect, it } from 'vitest'
import { schemaOf } from './field-schema.ts'
import { longText, text } from './fields.ts'
import { sentence } from './phrase.ts'
import { seenLine, seenText } from './seen-text.ts'

const point = (sign: string) => sign.codePointAt(0)?.toString(16)
const bidi = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069']
const unseen = ['\u00ad', '\u034f', '\u180e', '\u200b', '\u200c', '\u2060', '\u3164', '\ufeff', '\u{e0041}']

describe('finding 24: a text as it is seen', () => {
  it.each([...bidi, ...unseen].map((sign) => [point(sign), sign]))('has no U+%s', (_, sign) => {
    expect(schemaOf(text('名称')).parse(` 张${sign}三${sign}`)).toBe('张三')
    expect(schemaOf(longText('说明')).parse(`第一行${sign}\n第二行`)).toBe('第一行\n第二行')
  })

  it('is one line where one is asked for, and has no control signs', () => {
    expect(seenLine('a\r\nb\u2028c\td\u0007\u009b')).toBe('a b c d')
    expect(seenText('a\r\nb\td\u0007\u009b')).toBe('a\r\nb\td')
  })

  it('is empty where nothing is seen', () => {
    const [issue] = schemaOf(text('名称')).safeParse('\u200b\u3164').error?.issues ?? []
    expect(sentence(issue?.message ?? '')).toBe('请填写名称')
  })

  it.each(['㤅𠮷䶮', 'ئۇيغۇر', '葛\u{e0100}', 'Ælfgifu é', '❤️👍🏽'])('leaves %s as it is', (name) =>
    expect([seenLine(name), seenText(name)]).toEqual([name, name]),
  )

  it('keeps what joins one emoji where there is room for it', () => {
    expect(seenText('家👩‍👩‍👧 👩🏽‍🚒 🏳️‍🌈 a\u200db')).toBe('家👩‍👩‍👧 👩🏽‍🚒 🏳️‍🌈 ab')
    expect(seenLine('👩‍👧')).toBe('👩👧')
  })
})
