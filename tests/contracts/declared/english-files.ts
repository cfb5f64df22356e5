import { readFileSync } from 'node:fs'
import { i18n, learn } from '#workbench/language/translator.ts'

export const inventedAreas: readonly string[] = ['observatory', 'lending', 'clinic', 'library']
/** Of the invented areas, which no portal fetches. */
const own = inventedAreas.map((area) => `tests/contracts/${area}/en.json`)

/** What the portal fetches in English. */
export const portalFiles = '{workbench/language,design-system/text}/en/*.json'
/** Every catalogue in English. */
export const englishFiles = [portalFiles, ...own]

export async function learnEnglish() {
  await learn('en')
  for (const file of own)
    i18n.addResourceBundle('en', 'translation', JSON.parse(readFileSync(file, 'utf8')), true)
}
