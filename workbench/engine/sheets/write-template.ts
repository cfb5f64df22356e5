import { CFB, utils, type WorkSheet, write } from 'xlsx'
import { letterOf } from '#domain/sheet/letter-of.ts'
import type { TemplateSheet } from './template-sheet.ts'

/** How many rows of the sheet offer the lists of their columns. */
const offeredRows = 5000
const fillPart = '/xl/worksheets/sheet1.xml'

/** The workbook: every column is text, so that no program makes a number of 0012 or of an identity number. */
export function writeTemplate({ names, columns, hints }: TemplateSheet): Uint8Array {
  const fill = utils.aoa_to_sheet([
    columns.map(({ heading }) => heading),
    columns.map(({ example }) => example),
  ])
  fill['!cols'] = columns.map(() => ({ wch: 18 }))
  asText(fill)
  const explained = utils.aoa_to_sheet(hints.map((row) => [...row]))
  explained['!cols'] = [{ wch: 20 }, { wch: 10 }, { wch: 60 }]
  const book = utils.book_new()
  const sheets = [fill, utils.aoa_to_sheet(transposed(columns.map(({ offers }) => offers))), explained]
  for (const [at, sheet] of sheets.entries()) utils.book_append_sheet(book, sheet, names[at])
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }, { Hidden: 0 }] }
  const bytes = write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer
  return withLists(new Uint8Array(bytes), { names, columns, hints })
}

function asText(sheet: WorkSheet) {
  for (const [address, cell] of Object.entries(sheet)) if (/^[A-Z]+2$/.test(address)) cell.z = '@'
}

/** The library writes no lists, no style of a whole column and no row that stays in sight: they are put in here. */
function withLists(bytes: Uint8Array, { names, columns }: TemplateSheet): Uint8Array {
  const book = CFB.read(bytes, { type: 'array' })
  const part = CFB.find(book, fillPart)
  if (!part) return bytes
  const xml = new TextDecoder().decode(new Uint8Array(part.content as Uint8Array))
  const style = /<c r="A2" s="(\d+)"/.exec(xml)?.[1] ?? '0'
  const lists = columns.flatMap(({ offers }, at) => {
    const column = letterOf(at)
    const source = `'${escaped(names[1])}'!$${column}$1:$${column}$${offers.length}`
    return offers.length === 0
      ? []
      : [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${offeredRows}"><formula1>${source}</formula1></dataValidation>`,
        ]
  })
  const frozen =
    '<sheetView workbookViewId="0" tabSelected="1"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView>'
  const validations =
    lists.length === 0 ? '' : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`
  const next = xml
    .replace('<sheetView workbookViewId="0"/>', frozen)
    .replaceAll('<col ', `<col style="${style}" `)
    .replace('</sheetData>', () => `</sheetData>${validations}`)
  part.content = new TextEncoder().encode(next)
  part.size = (part.content as Uint8Array).length
  return new Uint8Array(CFB.write(book, { type: 'array', fileType: 'zip', compression: true }) as Uint8Array)
}

const escaped = (name: string) => name.replace(/&/g, '&amp;').replace(/</g, '&lt;').replaceAll("'", "''")

const transposed = (columns: readonly (readonly string[])[]) =>
  Array.from({ length: Math.max(1, ...columns.map(({ length }) => length)) }, (_, row) =>
    columns.map((column) => column[row] ?? null),
  )
