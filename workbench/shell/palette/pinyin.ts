import { pinyin } from 'pinyin-pro'

const latin = /[a-z\d]+/gi

/** One part for each character, empty for a sign that is not spoken. */
const sounds = (text: string) =>
  pinyin(text, { toneType: 'none', type: 'array', nonZh: 'spaced' }).map((part) =>
    (part.toLowerCase().replaceAll('ü', 'v').match(latin) ?? []).join(''),
  )

const words = (sounds: readonly string[]) =>
  [sounds.map(([first = '']) => first).join(''), sounds.join('')].filter(Boolean)

/**
 * The words that find a Chinese title by a Latin keyboard: its initials and its whole pinyin. `请假审批` is found by
 * `qjsp` and by `qingjiashenpi`. A character read in several ways is read as in the word it stands in.
 */
export const pinyinWords = (title: string): readonly string[] => words(sounds(title))

const known = new Map<string, string>()

/** The same, each character by itself and read but once: for titles by the thousand, where 重修 may be found as `zx`. */
export const quickPinyinWords = (title: string): readonly string[] =>
  words(
    [...title].map((character) => {
      const sound = known.get(character) ?? sounds(character).join('')
      known.set(character, sound)
      return sound
    }),
  )
