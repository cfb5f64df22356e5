import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { mustRun } from './run.js'

const stamp = 'dist/.built-from'
const sources = [
  '{design-system,domain,devices,machines,workbench}/**/*.{ts,tsx,css,json}',
  'public/**/*',
  '{index.html,vite.config.ts,panda.config.ts,postcss.config.cjs,package-lock.json}',
  'scripts/{old-assets,recipe-styles,release}.ts',
]

/** Builds the portal into dist/ unless dist/ was already built from these very sources. */
export function buildPortal() {
  const print = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return console.log('The portal is built.')
  console.log('Building the portal…')
  mustRun('panda', 'codegen', '--silent')
  mustRun('vite', 'build', '--logLevel', 'warn')
  writeFileSync(stamp, print)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { exclude: (name) => /\.test\.|\.test-d\./.test(name) }).sort()) {
    if (!/\.[a-z]+$/.test(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
