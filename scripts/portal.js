import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { env, mustRun } from './run.js'

const stamp = 'dist/.built-from'
const sources = [
  '{design-system,domain,devices,machines,workbench}/**/*.{ts,tsx,css,json}',
  'public/**/*',
  '{index.html,vite.config.ts,panda.config.ts,postcss.config.cjs,package-lock.json}',
  'scripts/{old-assets,recipe-styles,release}.ts',
]

/** The styles that code refers to, and what they are made from. */
const stylesStamp = 'styled-system/.made-from'
const stylesSources = ['design-system/**/*.ts', '{panda.config.ts,package-lock.json}']

const isFrom = (stamp, ...prints) => existsSync(stamp) && prints.includes(readFileSync(stamp, 'utf8'))

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

function makeStyles() {
  const print = fingerprint(stylesSources)
  if (isFrom(stylesStamp, print)) return
  mustRun('panda', 'codegen', '--silent')
  writeFileSync(stylesStamp, print)
}

function fingerprint(sources) {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { exclude: (name) => /\.test\.|\.test-d\./.test(name) }).sort()) {
    if (!/\.[a-z]+$/.test(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
