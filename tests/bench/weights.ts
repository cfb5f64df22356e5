import { globSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** One entry for each component: the file that has the name of its folder. */
const components = () =>
  globSync('design-system/*/*.tsx').filter((file) => basename(file, '.tsx') === basename(dirname(file)))

/**
 * Minified gzip bytes of each component. `own` is what only it needs, `all` what a page pays that has nothing else,
 * without React and the translations, which every page has.
 */
async function componentWeights() {
  const input = Object.fromEntries(components().map((file) => [basename(file, '.tsx'), resolve(file)]))
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        external: [/^react(-dom)?(\/|$)/],
        treeshake: { moduleSideEffects: (id: string) => !id.includes('/styled-system/') },
      },
    },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  )
  const bytes = new Map([...chunks].map(([name, { code }]) => [name, gzipSync(code).length]))
  const users = new Map<string, number>()
  const reached = [...chunks.values()]
    .filter(({ isEntry }) => isEntry)
    .map((entry) => ({ name: entry.name, files: filesOf(entry.fileName, chunks) }))
  for (const { files } of reached) for (const file of files) users.set(file, (users.get(file) ?? 0) + 1)
  const sum = (files: readonly string[]) => files.reduce((total, file) => total + (bytes.get(file) ?? 0), 0)
  return reached
    .map(({ name, files }) => ({
      name,
      own: sum(files.filter((file) => users.get(file) === 1)),
      all: sum(files),
    }))
    .toSorted((one, other) => other.all - one.all)
}

function filesOf(first: string, chunks: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const files = new Set([first])
  for (const file of files)
    for (const next of chunks.get(file)?.imports ?? []) if (chunks.has(next)) files.add(next)
  return [...files]
}

export async function sayWeights() {
  console.log('Bytes of each component, min + gzip, without React: by itself, and what only it needs')
  const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`.padStart(10)
  for (const { name, own, all } of await componentWeights()) {
    console.log(`    ${name.padEnd(24)}${kb(all)}${kb(own)}`)
  }
}
