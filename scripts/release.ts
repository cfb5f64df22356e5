import type { Plugin } from 'vite'
import { markSuperseded, sweepOldAssets } from './old-assets.ts'

/**
 * Says in version.json which script the page of this build begins with, so that an open page can tell whether it has
 * been replaced; its name holds a digest, so that the same build is the same version. What older pages may still ask
 * for stays for a while.
 */
export const release = (): Plugin => ({
  name: 'release',
  apply: 'build',
  config: () => ({ build: { emptyOutDir: false } }),
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    const source = JSON.stringify({ entry: `/${entry?.fileName}` })
    this.emitFile({ type: 'asset', fileName: 'version.json', source })
  },
  renderStart({ dir = 'dist' }) {
    markSuperseded(dir)
  },
  async writeBundle({ dir = 'dist' }, bundle) {
    await sweepOldAssets(dir, Object.keys(bundle))
  },
})
