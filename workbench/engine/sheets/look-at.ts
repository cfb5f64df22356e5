import { type CellObject, read, set_cptable, utils, type WorkBook } from 'xlsx'
import { checkWorkbook } from '#domain/sheet/check-workbook.ts'
import { sheetKindOf } from '#domain/sheet/sheet-kind.ts'
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
/** Characters of a text file that are looked at; a page or a document of XML is looked at whole or not at all. */
const mostText = 500_000
const mostMarkup = 10_000_000
const mostColumns = 60
const longestCell = 500

/**
 * The first rows of every sheet that is not hidden; none of a file that is too large to be opened here, or that only
 * the server can read. A file that is no mere sheet throws `UnreadableSheet`.
 */
export async function lookAt(bytes: Uint8Array, name: string, most: number): Promise<readonly SheetLook[]> {
  const kind = sheetKindOf(bytes, name)
  const options = { dense: true, sheetRows: most, cellFormula: false, cellHTML: false } as const
  // Before Excel 97 texts are in the letters of their country, whose tables nobody else needs.
  if (kind === 'xls') set_cptable(await import('xlsx/dist/cpexcel.full.mjs'))
  if (kind === 'xls') return looks(() => read(bytes, { ...options, codepage: 936 }))
  if (kind === 'xlsx' || kind === 'ods') {
    await checkWorkbook(bytes)
    const inflated = entriesOf(bytes).reduce((sum, entry) => sum + entry.inflated, 0)
    return inflated > mostInflated ? [] : looks(() => read(bytes, options))
  }
  const text = textOf(bytes)
  const asText = { ...options, type: 'string', raw: true } as const
  if (kind === 'text') {
    const [only] = looks(() => read(text.slice(0, mostText), asText))
    return only ? [text.length > mostText ? { ...only, total: null } : only] : []
  }
  if (text.length > mostMarkup) return []
  const tables = looks(() => read(text, asText))
  return kind === 'xml' ? tables : oneAfterAnother(tables, most)
}

/** The tables of a page are one sheet. */
function oneAfterAnother(tables: readonly SheetLook[], most: number): readonly SheetLook[] {
  const [first] = tables
  if (!first) return []
  const rows = tables.flatMap((table) => table.rows).slice(0, most)
  return [{ name: first.name, rows, total: tables.reduce((sum, { total }) => sum + (total ?? 0), 0) }]
}

/** What cannot be opened here may still be read by the server, which says what is wrong with it. */
function looks(open: () => WorkBook): readonly SheetLook[] {
  try {
    return looksOf(open())
  } catch {
    return []
  }
}

const looksOf = (book: WorkBook): readonly SheetLook[] =>
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
