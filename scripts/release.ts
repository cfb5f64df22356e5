import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { markSuperseded, sweepOldAssets } from './old-assets.ts'

/**
 * Gives the build a name, in its page and in version.json, so that an open page can tell whether it has been replaced.
 * The name is a digest of the names of all files, which hold digests themselves: the same build is the same version.
 * What older pages may still ask for stays for a while.
 */
export const release = (): Plugin => ({
  name: 'release',
  apply: 'build',
  enforce: 'post',
  config: () => ({ build: { emptyOutDir: false } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).sort().join()
      const build = createHash('sha256').update(files).digest('hex').slice(0, 16)
      const page = bundle['index.html']
      if (page?.type !== 'asset') return
      page.source = String(page.source).replace(/(<meta name="build" content=")/, `$1${build}`)
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ build }) })
    },
  },
  renderStart({ dir = 'dist' }) {
    markSuperseded(dir)
  },
  async writeBundle({ dir = 'dist' }, bundle) {
    await sweepOldAssets(dir, Object.keys(bundle))
  },
})
