import { resolve } from 'node:path'
import { build, type Plugin } from 'vite'

const door = resolve('tests/support/server-parts.ts')

/** Packages stay outside: the page has them already, from where Vite has put them together. */
const isPackage = (id: string) => !/^[#./\0]/.test(id)

/**
 * Hands the page the server in one file. Each file of tests has a page of its own, and a page that asks for every
 * module of the server by itself spends more time on 700 requests than most tests take.
 */
export function serverInOneFile(): Plugin {
  let bundled: Promise<string> | undefined
  return {
    name: 'server-in-one-file',
    enforce: 'pre',
    async load(id) {
      if (id !== door) return undefined
      bundled ??= bundle()
      return { code: await bundled, map: { mappings: '' } }
    },
  }
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: door, formats: ['es'], fileName: 'server' },
      rolldownOptions: { external: isPackage, output: { codeSplitting: false } },
    },
  })
  const [bundle] = built as { output: { code?: string }[] }[]
  return bundle?.output[0]?.code ?? ''
}
