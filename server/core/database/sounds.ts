import { pinyin } from 'pinyin-pro'

let last: { readonly text: string; readonly sounds: readonly string[] } | undefined

/**
 * One sound a sign, with its tone behind it: `zhang1 chi2`; a sign that has none is its own. A surname is read as one,
 * `曾` as `zeng1`. The last text is remembered, for what finds a text and what sorts it both ask for its sounds.
 */
export function soundsOf(text: string): readonly string[] {
  if (last?.text !== text) {
    const read = pinyin(text, { toneType: 'num', type: 'array', nonZh: 'spaced', surname: 'head' })
    last = { text, sounds: read.map((sound) => sound.toLowerCase().replaceAll('ü', 'v')) }
  }
  return last.sounds
}
