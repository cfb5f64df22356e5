import { writeFileSync } from 'node:fs'
import { makeDatabases } from './databases.ts'
import { writeCollegeImage } from './demo-college-image.ts'
import { fillStore } from './filled-store.ts'
import { writePageModules } from './in-one-file.ts'
import type { Prepared } from './prepared.ts'

/**
 * `node tests/support/prepare.ts FILE`: makes what the parts of a run of tests share, writes where it is into FILE, says
 * `ready`, and takes it away when its standard input ends.
 */
const [file = ''] = process.argv.slice(2)
// First by itself: a PGlite at work in this process keeps a connection to PostgreSQL waiting until it is given up.
const databases = await makeDatabases()
const [store, collegeImage, pageModules] = await Promise.all([
  fillStore(),
  writeCollegeImage('test-results/college.tar'),
  writePageModules('test-results/page-modules.json'),
])
const { postgresUrl, postgresTemplate, pgliteImage } = databases
const { filledStore } = store
const prepared: Prepared = {
  postgresUrl,
  postgresTemplate,
  pgliteImage,
  filledStore,
  collegeImage,
  pageModules,
}
writeFileSync(file, JSON.stringify(prepared))
console.log('ready')
for await (const _ of process.stdin);
store.stop()
await databases.stop()
