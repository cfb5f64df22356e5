import { writeFileSync } from 'node:fs'
import { fillStore } from './filled-store.ts'

/**
 * `node tests/support/prepare-store.ts FILE`: of what `prepare.ts` makes, the filled store alone. Loads nothing of the
 * server itself, so that it costs no more than a start of the portal.
 */
const [file = ''] = process.argv.slice(2)
const { filledStore, stop } = await fillStore()
writeFileSync(file, JSON.stringify({ filledStore }))
console.log('ready')
for await (const _ of process.stdin);
stop()
