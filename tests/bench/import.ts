import { execFile } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { writeXlsxStream } from 'hucre/xlsx'
import { headings, studentRow } from './import/student-rows.ts'

const run = promisify(execFile)

interface Measured {
  readonly seconds: number
  readonly megabytes: number
  readonly told?: string
}

/** As the product starts itself: see `npm start`. */
const thrifty = ['--max-semi-space-size=4', '--heap-growing-percent=40']

/** Each in a process of its own, so that the peak of memory is its own too. */
async function measured(what: string, file: string, rows: number): Promise<Measured> {
  const child = join(import.meta.dirname, 'import', 'child.ts')
  const { stdout } = await run(process.execPath, [...thrifty, child, what, file, `${rows}`], {
    maxBuffer: 1 << 24,
  })
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}')
}

const spoken = ({ seconds, megabytes, told = '' }: Measured) =>
  `${seconds.toFixed(2).padStart(7)} s  ${megabytes.toFixed(0).padStart(5)} MB at the peak  ${told}`

const parts = {
  sheetjs: '@e965/xlsx, reading alone',
  read: 'ours, reading alone',
  postgres: 'ours, read to committed, beside PostgreSQL',
  pglite: 'ours, read to committed, with PGlite within',
}

/** Sheets of 20 columns: read by plain SheetJS, read by ours, and brought into the students of a college. */
export async function sayImport() {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    for (const rows of [10_000, 100_000]) {
      const file = join(folder, `${rows}.xlsx`)
      await pipeline(
        Readable.fromWeb(writeXlsxStream(sheet(rows), { name: '学生', inlineStrings: false }) as never),
        createWriteStream(file),
      )
      console.log(`Import of ${rows} students, 20 columns, ${((await stat(file)).size / 1e6).toFixed(1)} MB`)
      for (const [what, name] of Object.entries(parts))
        console.log(`  ${name.padEnd(46)} ${spoken(await measured(what, file, rows))}`)
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function* sheet(rows: number) {
  yield [...headings]
  for (let at = 0; at < rows; at += 1) yield studentRow(at)
}
