import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Converter } from 'opencc-js/cn2t'

const convert = Converter({ from: 'cn', to: 'twp' })

/** What the dictionary says otherwise than a college in Taiwan would; applied after it, in this order. */
const corrections: readonly (readonly [theirs: string, ours: string])[] = [
  ['程式碼', '代碼'],
  ['型別', '類型'],
  ['物件', '對象'],
  ['許可權', '權限'],
  ['訪問', '存取'],
  ['賬', '帳'],
  ['校歷', '校曆'],
  ['教學周', '教學週'],
  ['周次', '週次'],
  ['}}周', '}}週'],
  ['}} 周', '}} 週'],
  ['計劃', '計畫'],
  ['連字元', '連字號'],
  ['電子郵箱', '電子信箱'],
  ['獲取到', '取得'],
  ['獲取', '取得'],
  ['丟失', '遺失'],
  ['當前', '目前'],
  ['觸屏', '觸控'],
  ['“', '「'],
  ['”', '」'],
]

/** A text in the characters and the words of Taiwan. */
export const traditional = (text: string) =>
  corrections.reduce((result, [theirs, ours]) => result.replaceAll(theirs, ours), convert(text))

/** `通过_claim.verdict`: where English says a word of one dictionary otherwise, traditional Chinese says the same. */
export const ofDictionary = /_([a-z]+\.[a-z-]+)$/

/** Every catalogue of texts in traditional Chinese as it should stand, from the keys of the English one beside it. */
export const traditionalCatalogues = () =>
  globSync('{design-system/text,workbench/language}/en/*.json').map((file) => {
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
