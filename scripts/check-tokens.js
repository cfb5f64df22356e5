import { globSync, readFileSync } from 'node:fs'
import { rawValues } from './raw-values.ts'

/** The only files that say a colour or a length as such. All others name a token. */
const sources = /^design-system\/theme\/(?:palette|accents|sizes|tokens|type)\.ts$/

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['design-system', 'workbench']
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !sources.test(file) && !/\.(?:test|sample)\.tsx?$/.test(file))

const texts = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }))
const found = texts.flatMap(({ file, text }) =>
  rawValues(text).map(({ value, line }) => `${file}:${line}: ${value}`),
)
/** Panda looks for styles in what draws alone: elsewhere they have a name and no rule. */
const unread = texts.filter(
  ({ file, text }) => file.endsWith('.ts') && /from '#styled-system\/css\//.test(text),
)

for (const line of found) console.error(line)
for (const { file } of unread) console.error(`${file}: styles stand in a .tsx file`)
console.log(
  `tokens: ${files.length} files read, ${found.length} raw colours or pixels, ${unread.length} with styles that nothing reads`,
)
process.exit(found.length > 0 || unread.length > 0 || files.length === 0 ? 1 : 0)
