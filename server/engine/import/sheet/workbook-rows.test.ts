import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { workbookRows } from './workbook-rows.ts'

const relations = (...of: readonly string[]) =>
  `<Relationships>${of
    .map((told, at) => {
      const [kind, target] = told.split(' ')
      return `<Relationship Id="rId${at + 1}" Type="http://purl.oclc.org/ooxml/officeDocument/relationships/${kind}" Target="${target}"/>`
    })
    .join('')}</Relationships>`

const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m月"/><numFmt numFmtId="165" formatCode="0.00&quot;天&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
  <cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`

const strings = `<sst><si><t>一</t></si><si><r><t>二</t></r><r><rPr><b/></rPr><t xml:space="preserve"> 三_x000D_</t></r><rPh><t>èr</t></rPh></si><si/></sst>`

interface Parts {
  readonly sheet: string
  readonly book?: string
  readonly over?: Record<string, string>
}

async function toldOf({ sheet, book = '', over = {} }: Parts) {
  const parts = {
    '_rels/.rels': relations('officeDocument /xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relations(
      'worksheet worksheets/second.xml',
      'worksheet ../xl/worksheets/first.xml',
      'sharedStrings /xl/Strings.xml',
      'styles styles.xml',
    ),
    'xl/workbook.xml': `<workbook>${book}<sheets><sheet name="甲" r:id="rId2"/><sheet name="乙" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/second.xml': '<worksheet><sheetData><row><c><v>2</v></c></row></sheetData></worksheet>',
    'xl/worksheets/first.xml': `<x:worksheet>${sheet}</x:worksheet>`,
    'xl/strings.xml': strings,
    'xl/styles.xml': styles,
    ...over,
  }
  const rows: unknown[][] = []
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
  const reading = workbookRows(bytes)
  let next = await reading.next()
  for (; !next.done; next = await reading.next()) rows.push([next.value.line, ...next.value.values])
  return { rows, marks: next.value }
}
const rowsOf = async (parts: Parts) => (await toldOf(parts)).rows

test('Texts of every kind, of the first sheet that the workbook names', async () => {
  const sheet = `<sheetData>
    <row r="2" spans="1:3"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="s"><v>9</v></c></row>
    <row><c t="inlineStr"><is><r><t>a</t></r><r><t>&lt;b</t></r><rPh><t>no</t></rPh></is></c>
      <c t="str"><f>A1&amp;"x"</f><v>ax</v></c><c s="1"/><c t="e"><v>#N/A</v></c><c t="b"><v>1</v></c></row></sheetData>`
  expect(await rowsOf({ sheet })).toEqual([
    [2, '一', null, '二 三\r'],
    [3, 'a<b', 'ax', null, '#N/A', true],
  ])
})

test('Numbers are days by their styles, counted from 1900 or from 1904', async () => {
  const sheet =
    '<row><c><v>46266</v></c><c s="1"><v>46266</v></c><c s="2"><v>46266.5</v></c><c s="3"><v>1.5</v></c></row>'
  const [noon, day] = [new Date(Date.UTC(2026, 8, 1, 12)), new Date(Date.UTC(2026, 8, 1))]
  expect(await rowsOf({ sheet })).toEqual([[1, 46266, day, noon, 1.5]])
  const from1904 = '<row><c s="1"><v>44804</v></c></row>'
  expect(await rowsOf({ sheet: from1904, book: '<workbookPr date1904="1"/>' })).toEqual([[1, day]])
})

test('No two rows have one number, and none has one that no sheet has', async () => {
  const cell = '<c><v>1</v></c>'
  const sheet = [2, 2, 1, 9].map((line) => `<row r="${line}">${cell}</row>`).join('')
  expect((await rowsOf({ sheet })).map(([line]) => line)).toEqual([2, 3, 4, 9])
  await expect(rowsOf({ sheet: `<row r="1e99">${cell}</row>` })).rejects.toThrow('文件已损坏')
})

test('A-37 strings under another name, columns out of bounds and missing parts are refused', async () => {
  const crowded = { 'xl/strings.xml': `<sst>${'<si/>'.repeat(1_000_001)}</sst>` }
  await expect(rowsOf({ sheet: '', over: crowded })).rejects.toThrow('文件内容过多')
  await expect(rowsOf({ sheet: '<row><c r="ZZZZ1"><v>1</v></c></row>' })).rejects.toThrow('文件已损坏')
  await expect(rowsOf({ sheet: '', over: { 'xl/workbook.xml': '<workbook/>' } })).rejects.toThrow(
    '有效的 Excel',
  )
})

test('Columns and merged cells that no sheet has are none, however many are named', async () => {
  const hidden = ['min="-1000000000" max="1000000000"', 'min="2.5" max="3"', 'min="1e300" max="1e308"']
  const columns = hidden.map((edges) => `<col ${edges} hidden="1"/>`).join('')
  const { marks } = await toldOf({ sheet: `<cols>${columns}</cols><sheetData/>` })
  expect(marks.hiddenColumns.length).toBeLessThanOrEqual(300)
  expect(marks.hiddenColumns.every((column) => Number.isInteger(column) && column >= 0)).toBe(true)

  const refs = ['A1.5:A9', 'A1:A9.5', '5:6', 'A:A', 'A99999999999:A999999999999', 'A-3:A4', 'ZZZZ1:ZZZZ2', '']
  const cells = refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')
  const { marks: none } = await toldOf({
    sheet: `<sheetData/><mergeCells>${cells}<mergeCell ref="B2:B9999999"/></mergeCells>`,
  })
  expect(none.merged).toEqual([{ column: 1, from: 2, to: 1_048_576 }])
})
