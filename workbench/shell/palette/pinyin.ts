import { pinyin } from 'pinyin-pro'

const latin = /[a-z\d]+/gi

/**
 * The words that find a Chinese title by a Latin keyboard: its initials and its whole pinyin. `请假审批` is found by
 * `qjsp` and by `qingjiashenpi`. A character read in several ways is read as in the word it stands in.
 */
export function pinyinWords(title: string): readonly string[] {
  const syllables = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'spaced' }).map((part) =>
    (part.toLowerCase().replaceAll('ü', 'v').match(latin) ?? []).join(''),
  )
  const sounds = syllables.filter(Boolean)
  return [sounds.map(([first = '']) => first).join(''), sounds.join('')].filter(Boolean)
}
