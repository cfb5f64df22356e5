import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview, type Rolldown } from 'vite'

/** Pages of a folder of the bench, `<name>.html`, built as the portal is built, for production, and served. */
export async function siteOf(folder: string, names: readonly string[]) {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-'))
  const root = resolve('tests/bench', folder)
  const shared = { root, configFile: false, logLevel: 'warn' } as const
  const { output } = (await build({
    ...shared,
    plugins: [react()],
    css: { postcss: resolve('.') },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: names.map((name) => join(root, `${name}.html`)),
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
    output,
    outDir,
    urlOf: (name: string) => `${server.resolvedUrls?.local[0]}${name}.html`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
