import { type CellObject, read, utils, type WorkBook } from 'xlsx'
import { checkWorkbook } from '#domain/sheet/check-workbook.ts'
import { textOf } from '#domain/sheet/text-of.ts'
import { entriesOf } from '#domain/sheet/zip-directory.ts'

/** The top of a sheet, as its program shows it. */
export interface SheetLook {
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  /** How many rows the sheet has by its own account; unknown of a text file that is long. */
  readonly total: number | null
}

/** What inflates to more than this many bytes is not opened in a browser; the server reads it row by row. */
const mostInflated = 48 * 1024 * 1024
/** Characters of a text file that are looked at. */
const mostText = 500_000
const mostColumns = 60
const longestCell = 500

/**
 * The first rows of every sheet that is not hidden; none of a file that is too large to be opened here. A file that
 * is no mere sheet throws `UnreadableSheet`.
 */
export async function lookAt(bytes: Uint8Array, most: number): Promise<readonly SheetLook[]> {
  const options = { dense: true, sheetRows: most, cellFormula: false, cellHTML: false } as const
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    await checkWorkbook(bytes)
    const inflated = entriesOf(bytes).reduce((sum, entry) => sum + entry.inflated, 0)
    return inflated > mostInflated ? [] : looks(read(bytes, options))
  }
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) return looks(read(bytes, options))
  const text = textOf(bytes)
  const [only] = looks(read(text.slice(0, mostText), { ...options, type: 'string', raw: true }))
  return only ? [text.length > mostText ? { ...only, total: null } : only] : []
}

const looks = (book: WorkBook): readonly SheetLook[] =>
  book.SheetNames.filter((_, at) => !book.Workbook?.Sheets?.[at]?.Hidden).flatMap((name) => {
    const sheet = book.Sheets[name]
    if (!sheet) return []
    const rows = utils.sheet_to_json<readonly CellObject['v'][]>(sheet, {
      header: 1,
      raw: false,
      defval: '',
      dateNF: 'yyyy-mm-dd',
    })
    const whole = (sheet['!fullref'] as string | undefined) ?? sheet['!ref']
    return [
      {
        name,
        rows: rows.map((row) =>
          row.slice(0, mostColumns).map((cell) => String(cell ?? '').slice(0, longestCell)),
        ),
        total: whole ? utils.decode_range(whole).e.r + 1 : 0,
      },
    ]
  })
