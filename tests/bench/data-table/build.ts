import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build, preview, type Rolldown } from 'vite'

export interface Site {
  readonly url: string
  /** Gzip bytes of the script and style that the page needs before its table stands. */
  readonly bytes: number
  readonly close: () => Promise<void>
}

/** Builds a contender's page as the portal is built, for production, and serves it. */
export async function siteOf(name: string): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), `bench-${name}-`))
  const root = resolve('tests/bench/data-table')
  const shared = { root, configFile: false, logLevel: 'warn' } as const
  const built = (await build({
    ...shared,
    plugins: [react()],
    css: { postcss: resolve('.') },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(root, `${name}.html`),
        treeshake: { moduleSideEffects: (id: string) => !id.includes('/styled-system/') },
      },
    },
  })) as Rolldown.RolldownOutput
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, open: false },
  })
  return {
    url: `${server.resolvedUrls?.local[0]}${name}.html`,
    bytes: firstFiles(built).reduce(
      (sum, file) => sum + gzipSync(readFileSync(join(outDir, file))).length,
      0,
    ),
    close: async () => {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** What comes with the page; what is asked for later, such as a menu, does not count. */
function firstFiles({ output }: Rolldown.RolldownOutput) {
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])))
  const files = new Set<string>()
  const follow = (name: string) => {
    if (files.has(name)) return
    files.add(name)
    for (const next of chunks.get(name)?.imports ?? []) follow(next)
  }
  for (const chunk of chunks.values()) if (chunk.isEntry) follow(chunk.fileName)
  for (const { fileName } of output) if (fileName.endsWith('.css')) files.add(fileName)
  return [...files]
}
