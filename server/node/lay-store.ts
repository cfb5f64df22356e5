import { pipeline } from 'node:stream/promises'
import { PGlite } from '@electric-sql/pglite'
import { pgliteOptions } from '#server/core/database/pglite.ts'
import { openThriftily } from './wasm-thrift.ts'

/** Run by server/node/empty-store.ts: writes a new database to its output, as an archive. */
const pglite = await openThriftily(() => PGlite.create('memory://', pgliteOptions))
const archive = await pglite.dumpDataDir('none')
await pipeline(archive.stream(), process.stdout)
