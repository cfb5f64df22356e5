import { readFile } from 'node:fs/promises'
import { timed } from './timed.ts'

const [what, file = '', rows] = process.argv.slice(2)

/** Each brings only what it needs itself, so that the peak is its own. */
const parts: Readonly<Record<string, () => Promise<{ seconds: number; told?: string }>>> = {
  sheetjs: async () => {
    const { read, utils } = await import('xlsx')
    return timed(async () => {
      const book = read(await readFile(file), { dense: true })
      const sheet = book.Sheets[book.SheetNames[0] ?? '']
      const found = sheet ? utils.sheet_to_json(sheet, { header: 1 }) : []
      expectRows(found.length - 1)
    })
  },
  read: async () => {
    const { readSheetInThread } = await import('#server/node/sheets/sheet-reader.ts')
    return timed(async () => {
      let count = -1
      for await (const some of readSheetInThread(await readFile(file), file)) count += some.length
      expectRows(count)
    })
  },
  pglite: async () => (await import('./whole.ts')).whole(file, Number(rows), 'pglite'),
  postgres: async () => (await import('./whole.ts')).whole(file, Number(rows), 'postgres'),
}

const expectRows = (count: number) => {
  if (count !== Number(rows)) throw new Error(`${count} rows came of ${rows}.`)
}

const result = await parts[what ?? '']?.()
console.log(JSON.stringify({ ...result, megabytes: process.resourceUsage().maxRSS / 1024 }))
process.exit(0)
