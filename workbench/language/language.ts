import type { TFunction } from 'i18next'
import { inChinese } from './in-chinese.ts'

/** By the codes of the theme configuration (specification, section 9). */
export type Language = 'zh-cn' | 'zh-tw' | 'en'

let spoken: Language = 'zh-cn'

/** It comes with the first other language: simplified Chinese is written in the screens. */
let translator: typeof import('./translator.ts') | undefined

type Event = 'language' | 'words'
const listeners: Readonly<Record<Event, Set<() => void>>> = { language: new Set(), words: new Set() }
const tell = (event: Event) => {
  for (const listener of listeners[event]) listener()
}

/** Tells of another language that is spoken, or of words that have come; the answer ends it. */
export function on(event: Event, listener: () => void): () => void {
  listeners[event].add(listener)
  return () => void listeners[event].delete(listener)
}

export const spokenLanguage = (): Language => spoken

/** Fetches translator and catalogue of a language once, without speaking it yet. */
export async function learn(language: Language) {
  if (language === 'zh-cn') return
  if (!translator) {
    translator = await import('./translator.ts')
    translator.i18n.store.on('added', () => tell('words'))
  }
  await translator.learn(language)
}

/** Speaks another language from here on. Its catalogue comes with the first use. */
export async function speak(language: Language) {
  await learn(language)
  document.documentElement.lang = language
  spoken = language
  tell('language')
}

/** Says texts in a language that was learnt, the words of an area first; in any other, as they are written. */
export const sayingOf = (language: string, area?: string): TFunction =>
  language !== 'zh-cn' && translator
    ? translator.i18n.getFixedT(language, area ?? translator.common)
    : (inChinese as TFunction)

/** All words of a language that was learnt, by the Chinese. */
export const wordsOf = (language: string): Readonly<Record<string, string>> =>
  translator?.i18n.getResourceBundle(language, translator.common) ?? {}
