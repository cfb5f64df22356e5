import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Converter } from 'opencc-js/cn2t'
import { words } from './traditional-words.ts'

// By characters alone: the dictionary's phrases are those of programmers, and make 審核 稽核 and 參數 引數.
const convert = Converter({ from: 'cn', to: 'tw' })

/** A text in the characters of Taiwan, and in its words where our glossary has them. */
export const traditional = (text: string) =>
  words.reduce((result, [mainland, taiwan]) => result.replaceAll(mainland, taiwan), convert(text))

/** `通过_claim.verdict`: where English says a word of one dictionary otherwise, traditional Chinese says the same. */
export const ofDictionary = /_([a-z]+\.[a-z-]+)$/

/** Every catalogue of texts in traditional Chinese as it should stand, or one, from the keys of the English one beside it. */
export const traditionalCatalogues = (name = '*') =>
  globSync(`{design-system/text,workbench/language}/en/${name}.json`).map((file) => {
    const english: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const texts = Object.fromEntries(
      Object.keys(english)
        .filter((text) => !ofDictionary.test(text))
        .map((text) => [text, traditional(text)]),
    )
    return {
      file: join(dirname(dirname(file)), 'zh-tw', basename(file)),
      content: `${JSON.stringify(texts, null, 2)}\n`,
    }
  })
