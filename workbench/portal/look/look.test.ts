import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookAsText, lookInText } from '#workbench/shell/look-text.ts'
import { inOurWords } from './foreign-look.ts'
import { lookFrom, usualLook } from './look.ts'

describe('the theme configuration', () => {
  it('begins as the specification has it, section 9', () =>
    expect(usualLook).toMatchObject({
      accent: '#0066ff',
      layout: 'transverse',
      language: 'zh-cn',
      lockScreen: false,
      lockAfter: 30,
    }))

  it('keeps what is valid in an old record, and nothing else', () =>
    expect(lookFrom({ mode: 'dark', layout: 'sideways', lockAfter: 0, tabs: 'yes', ghost: 1 })).toEqual({
      ...usualLook,
      mode: 'dark',
    }))

  it('reads a record of the forerunner', () =>
    expect(
      lookFrom(
        inOurWords({
          primary: '#C4500C',
          isIsDark: true,
          globalI18n: 'zh-tw',
          layout: 'columns',
          isLockScreen: true,
          lockScreenTime: 60,
          isTagsview: false,
          tagsStyle: 'tags-style-four',
          animation: 'opacitys',
          wartermarkText: '教务处',
        }),
      ),
    ).toEqual({
      ...usualLook,
      accent: '#c4500c',
      mode: 'dark',
      language: 'zh-tw',
      layout: 'columns',
      lockScreen: true,
      lockAfter: 60,
      tabs: false,
      tabStyle: 'line',
      animation: 'fade',
      watermarkText: '教务处',
    }))

  it('is a whole configuration whatever the record holds', () =>
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (told) => {
        const look = lookFrom(inOurWords(told))
        expect(lookFrom(inOurWords(look as unknown as Record<string, unknown>))).toEqual(look)
      }),
    ))

  it('goes to another machine as text and comes back the same', () => {
    const look = { ...usualLook, accent: '#2b7a3d', footer: true, lockAfter: 600 }
    expect(lookInText(lookAsText(look))).toEqual(look)
  })

  it.each(['', 'null', '[]', '{', '"x"', '{"other":1}', '{}'])('is not in the text %s', (text) =>
    expect(lookInText(text)).toBeNull(),
  )
})
