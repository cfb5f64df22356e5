import { read, utils } from 'xlsx'

/** Rows that are looked at; the rest of a long sheet changes no guess. */
const mostRows = 200

self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => {
  try {
    const book = read(data, { dense: true, sheetRows: mostRows, cellFormula: false, cellHTML: false })
    const name = book.SheetNames[0] ?? ''
    const sheet = book.Sheets[name]
    const rows = sheet
      ? utils.sheet_to_json<unknown[]>(sheet, {
          header: 1,
          raw: false,
          defval: '',
          blankrows: false,
          dateNF: 'yyyy-mm-dd',
        })
      : []
    self.postMessage({
      name,
      rows: rows.map((row) => row.slice(0, 60).map((cell) => String(cell ?? '').slice(0, 500))),
    })
  } catch {
    self.postMessage({ name: '', rows: [] })
  }
}
