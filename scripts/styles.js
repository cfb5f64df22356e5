import { writeFileSync } from 'node:fs'
import { fingerprint, isFrom } from './made-from.js'
import { mustRun } from './run.js'

/** The styles that code refers to, and what they are made from. */
const stamp = 'styled-system/.made-from'
const sources = ['design-system/**/*.ts', '{panda.config.ts,package-lock.json}']

/** Writes `styled-system/`, unless it was already made from these very sources: others may be reading it. */
export function makeStyles() {
  const print = fingerprint(sources)
  if (isFrom(stamp, print)) return
  mustRun('panda', 'codegen', '--silent')
  writeFileSync(stamp, print)
}
