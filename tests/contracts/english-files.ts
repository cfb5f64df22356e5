import { readFileSync } from 'node:fs'
import { i18n, learn } from '#workbench/language/language.ts'

/** Of the invented area, which no portal fetches. */
const own = 'tests/contracts/observatory/en.json'

/** Every catalogue in English. */
export const englishFiles = ['{workbench/language,design-system/text}/en/*.json', own]

export async function learnEnglish() {
  await learn('en')
  i18n.addResourceBundle('en', 'translation', JSON.parse(readFileSync(own, 'utf8')))
}
