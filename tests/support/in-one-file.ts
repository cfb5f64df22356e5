import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, type Plugin, preprocessCSS, type Rolldown, resolveConfig } from 'vite'
import { prepared } from './prepared.ts'

/** What a page needs of the server comes through here. */
const server = resolve('tests/support/server-parts.ts')

/** The styles of every part, which Panda finds by reading all of ours. */
const styles = resolve('design-system/theme/styles.css')

/** Who asks for parts of the portal in a page: tests, stories, and what both stand on. */
const askers = [
  '{design-system,workbench,tests}/**/*.browser.test.tsx',
  'stories/**/*.stories.tsx',
  '{.storybook,stories,tests/support}/**/*.{ts,tsx}',
]
const asks = /(?:from|import)\s*\(?\s*'([#.][^']*\.tsx?)'/g
const part = /^(?:workbench|design-system|domain|machines|devices)\//

/** As Vite is asked for one. A worker has no page, and may not come by the file that draws one. */
const worker = /\.worker\.ts\?.*worker_file/

/** Under this path the page fetches where all of the portal stands; there is no such folder. */
const whole = resolve('tests/support/in-one-file')

/** While somebody watches, a change to the portal is seen module by module. */
const isWatched = !process.argv.includes('run')

/** The code of each file that a page asks for, by its path. */
type Files = Readonly<Record<string, string>>

/**
 * Hands the page the server in one file, and the portal in another. Each file of tests has a page of its own, and a page
 * that asks for every module by itself spends more time on a thousand requests than most tests take. A module of the
 * portal runs when it is first imported, as it does by itself; only where all of them stand is another place.
 */
export function inOneFile(): Plugin {
  let made: Promise<Files> | undefined
  const files = async (): Promise<Files> => {
    const file = prepared()?.pageModules
    return file ? JSON.parse(readFileSync(file, 'utf8')) : isWatched ? serverIn() : bundle()
  }
  return {
    name: 'in-one-file',
    enforce: 'pre',
    // The server's side of a run loads its own.
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id) => (id.startsWith(join(whole, '/')) ? id : undefined),
    async load(id) {
      const path = worker.test(id) ? id.replace(/\?.*$/, '') : id
      if (path === id && dirname(id) !== whole && ![server, styles].includes(id) && !parts().has(id))
        return undefined
      made ??= files()
      const code = (await made)[path]
      return code === undefined ? undefined : { code, map: { mappings: '' } }
    },
  }
}

/** Writes what `inOneFile` hands out into a file, for every process of a run: none of them needs Panda then. */
export async function writePageModules(file: string): Promise<string> {
  writeFileSync(file, JSON.stringify({ ...(await bundle()), [styles]: await stylesMade() }))
  return file
}

async function stylesMade(): Promise<string> {
  const config = await resolveConfig({ configFile: false, logLevel: 'error' }, 'serve')
  return (await preprocessCSS(readFileSync(styles, 'utf8'), styles, config)).code
}

let found: ReadonlySet<string> | undefined

/** The paths of the portal's modules that tests and stories ask for by name. */
const parts = () => (found ??= new Set(globSync(askers).flatMap(askedBy)))

const askedBy = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(asks)]
    .map(([, asked = '']) => (asked.startsWith('#') ? asked.slice(1) : join(dirname(file), asked)))
    .filter((asked) => part.test(asked))
    .map((asked) => resolve(asked))

const startsWorker = /new URL\('(\.[^']*\.worker\.ts)', import\.meta\.url\)/

/** Style sheets and workers are asked of Vite by their paths, as a module by itself would. */
const askedByPath: Plugin = {
  name: 'asked-by-path',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^[#.].*\.css$/ },
    handler: (id) => ({ id: id.replace(/^#/, '/'), external: true }),
  },
  transform: {
    filter: { code: startsWorker },
    handler: (code, id) =>
      code.replace(startsWorker, (_, file: string) => {
        const path = resolve(dirname(id), file).slice(process.cwd().length)
        return `new URL('${path}?worker_file&type=module', location.href)`
      }),
  },
}

/** Packages stay outside: the page has them already, from where Vite has put them together. */
const isPackage = (id: string) => !/^[#./\0]/.test(id)

/** No test puts another module in the place of one: Vitest need not read megabytes to wrap each `import()` for that. */
const mark = '// Not for wrapDynamicImport.\n'

/** Builds a module with all of ours that it stands on. */
async function built(entry: string | string[], output: Rolldown.OutputOptions) {
  const [bundle] = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), askedByPath],
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: isPackage, output },
    },
  })) as Rolldown.RolldownOutput[]
  return bundle?.output.filter((file) => file.type === 'chunk') ?? []
}

/** A module that is one file by itself. */
async function alone(path: string): Promise<Files> {
  const [chunk] = await built(path, { codeSplitting: false })
  return { [path]: mark + chunk?.code }
}

const serverIn = () => alone(server)

/** The server, each worker, and the portal, of which each part hands on what stands in the whole. */
async function bundle(): Promise<Files> {
  const workers = globSync('{workbench,devices}/**/*.worker.ts').map((file) => resolve(file))
  const singles = await Promise.all([server, ...workers].map(alone))
  return Object.assign(await portal(), ...singles)
}

async function portal(): Promise<Files> {
  const chunks = await built([...parts()], {
    strictExecutionOrder: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    codeSplitting: { groups: [{ name: 'whole', test: /./ }] },
  })
  const path = new Map(
    chunks.map(({ fileName, isEntry, facadeModuleId }) => [
      fileName,
      (isEntry && facadeModuleId) || join(whole, fileName),
    ]),
  )
  const byPath = (_: string, asks: string, name: string) => asks + JSON.stringify(path.get(name))
  return Object.fromEntries(
    chunks.map(({ fileName, code }) => [
      path.get(fileName),
      mark + code.replace(/(from |import\()"\.\/([^"]*)"/g, byPath),
    ]),
  )
}
