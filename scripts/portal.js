import { writeFileSync } from 'node:fs'
import { fingerprint, isFrom } from './made-from.js'
import { env, mustRun } from './run.js'
import { makeStyles } from './styles.js'

const stamp = 'dist/.built-from'
const sources = [
  '{design-system,domain,devices,machines,workbench}/**/*.{ts,tsx,css,json}',
  'public/**/*',
  '{index.html,vite.config.ts,panda.config.ts,postcss.config.cjs,package-lock.json}',
  'scripts/{old-assets,recipe-styles,release}.ts',
]

/**
 * Builds the portal into dist/ unless dist/ was already built from these very sources. A quick build is to be looked at:
 * nothing of it is compressed.
 */
export function buildPortal({ quick = false } = {}) {
  const print = fingerprint(sources)
  const quickPrint = `${print} quick`
  if (isFrom(stamp, print, ...(quick ? [quickPrint] : []))) return console.log('The portal is built.')
  console.log('Building the portal…')
  makeStyles()
  env.BUILD = quick ? 'quick' : 'whole'
  mustRun('vite', 'build', '--logLevel', 'warn')
  writeFileSync(stamp, quick ? quickPrint : print)
}
