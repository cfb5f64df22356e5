import { globSync, readFileSync } from 'node:fs'
import { rawValues } from './raw-values.ts'

/** The only files that say a colour or a length as such. All others name a token. */
const sources = /^design-system\/theme\/(?:palette|accents|sizes|tokens|type)\.ts$/

const folders = process.argv.length > 2 ? process.argv.slice(2) : ['design-system', 'workbench']
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !sources.test(file) && !/\.(?:test|sample)\.tsx?$/.test(file))

const found = files.flatMap((file) =>
  rawValues(readFileSync(file, 'utf8')).map(({ value, line }) => `${file}:${line}: ${value}`),
)

for (const line of found) console.error(line)
console.log(`tokens: ${files.length} files read, ${found.length} raw colours or pixels`)
process.exit(found.length > 0 || files.length === 0 ? 1 : 0)
