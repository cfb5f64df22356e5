import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { areas } from '#domain/index.ts'
import { type Catalogue, composer } from './labels/compose.ts'
import { missingIn } from './labels/missing.ts'
import { pluralsBy, titlesOfMany } from './labels/plural.ts'
import { traditionalCatalogues } from './traditional.ts'

const read = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8'))

const area = areas.find((each) => each.area === process.argv[2])
if (!area) {
  console.error(`npm run labels AREA, one of: ${areas.map((each) => each.area).join(', ')}`)
  process.exit(1)
}

const english: Catalogue = Object.assign(
  {},
  ...globSync('{workbench/language,design-system/text}/en/*.json').map(read),
)
const missing = missingIn(area, english)
const compose = composer(english, read('scripts/labels/glossary.json'))
const plural = pluralsBy(english)
const many = titlesOfMany(area)
const said = (text: string) => {
  const composed = compose(text) ?? ''
  return many.has(text) ? plural(composed) : composed
}
const added = Object.fromEntries(missing.map((text) => [text, said(text)]))
const file = `workbench/language/en/${area.area}.json`
const kept = existsSync(file) ? read(file) : {}
if (missing.length > 0) writeFileSync(file, `${JSON.stringify({ ...kept, ...added }, null, 2)}\n`)

const [composed, empty] = [missing.filter((text) => added[text]), missing.filter((text) => !added[text])]
for (const text of composed) console.log(`read  ${text}: ${added[text]}`)
for (const text of empty) console.log(`write ${text}`)
console.log(
  `${file}: ${missing.length} texts added, ${composed.length} of them put together of known words, ${empty.length} to be written`,
)
for (const { file, content } of traditionalCatalogues()) writeFileSync(file, content)
