import { readFileSync } from 'node:fs'
import { i18n, learn } from '#workbench/language/language.ts'

/** Of the invented areas, which no portal fetches. */
const own = ['observatory', 'lending', 'clinic'].map((area) => `tests/contracts/${area}/en.json`)

/** Every catalogue in English. */
export const englishFiles = ['{workbench/language,design-system/text}/en/*.json', ...own]

export async function learnEnglish() {
  await learn('en')
  for (const file of own)
    i18n.addResourceBundle('en', 'translation', JSON.parse(readFileSync(file, 'utf8')), true)
}
