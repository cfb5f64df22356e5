import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

/** Both pages built as the portal is built, for production, and served. */
export async function chartSite() {
  const outDir = mkdtempSync(join(tmpdir(), 'bench-charts-'))
  const root = resolve('tests/bench/charts')
  const shared = { root, configFile: false, logLevel: 'warn' } as const
  await build({
    ...shared,
    plugins: [react()],
    css: { postcss: resolve('.') },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2023',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        input: [join(root, 'ours.html'), join(root, 'bare.html')],
        treeshake: { moduleSideEffects: (id: string) => !id.includes('/styled-system/') },
      },
    },
  })
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, open: false },
  })
  return {
    urlOf: (name: string) => `${server.resolvedUrls?.local[0]}${name}.html`,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}
