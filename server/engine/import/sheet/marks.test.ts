import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { type BookType, CFB, utils, write } from 'xlsx'
import { readWithin } from '#server/node/sheets/sheet-reader.ts'
import { readSheet } from './read-sheet.ts'
import { DayText } from './workbook-row.ts'

async function told(bytes: Uint8Array, read = readSheet) {
  const reading = read(bytes, 'a.xls')
  const hidden: number[] = []
  const days: [line: number, column: number][] = []
  let next = await reading.next()
  for (; !next.done; next = await reading.next())
    for (const row of next.value) {
      if (row.hidden) hidden.push(row.line)
      for (const column of row.days ?? []) days.push([row.line, column])
    }
  return { hidden, days, ...next.value }
}

/** Three rows under a heading: the third line is hidden, and so is column C; B2 reaches down to B4, D2 is a day. */
const expected = {
  hidden: [3],
  days: [[2, 3]],
  hiddenColumns: [2],
  merged: [{ column: 1, from: 2, to: 4 }],
}

function written(bookType: BookType) {
  const sheet = utils.aoa_to_sheet([
    ['学号', '专业', '备注', '入学'],
    ['1', '软件', 'a', 46266],
    ['2', null, 'b', 'x'],
    ['3', null, 'c', 'x'],
  ])
  sheet.D2.z = 'yyyy-mm-dd'
  sheet['!rows'] = [{}, {}, { hidden: true }]
  sheet['!cols'] = [{ wch: 9 }, { wch: 9 }, { wch: 9, hidden: true }]
  sheet['!merges'] = [utils.decode_range('B2:B4')]
  const book = utils.book_new()
  utils.book_append_sheet(book, sheet, '一')
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
}

/** The library writes no rows: that of the third line is put behind the size of the sheet ([MS-XLS], 2.4.221). */
function withHiddenRow(bytes: Uint8Array) {
  const file = CFB.read(bytes, { type: 'array' })
  const stream = CFB.find(file, 'Workbook') as { content: Uint8Array; size: number }
  const content = Buffer.from(stream.content)
  let at = 0
  while (content.readUInt16LE(at) !== 0x200) at += 4 + content.readUInt16LE(at + 2)
  at += 4 + content.readUInt16LE(at + 2)
  const row = Buffer.alloc(20)
  row.writeUInt16LE(0x208, 0)
  row.writeUInt16LE(16, 2)
  row.writeUInt16LE(2, 4)
  row.writeUInt32LE(0x20, 16)
  stream.content = Buffer.concat([content.subarray(0, at), row, content.subarray(at)])
  stream.size = stream.content.length
  return new Uint8Array(CFB.write(file, { type: 'array' }) as unknown as ArrayBuffer)
}

const text = (value: string, over = '') =>
  `<table:table-cell office:value-type="string" ${over}><text:p>${value}</text:p></table:table-cell>`
const ods = zipSync({
  mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
  'content.xml':
    strToU8(`<office:document-content><office:body><office:spreadsheet><table:table table:name="一">
    <table:table-column table:number-columns-repeated="2"/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="1021"/>
    <table:table-row>${['学号', '专业', '备注', '入学'].map((each) => text(each)).join('')}</table:table-row>
    <table:table-row>${text('1')}${text('软件', 'table:number-rows-spanned="3"')}${text('a')}<table:table-cell office:value-type="date" office:date-value="2026-09-01"><text:p>9月1日</text:p></table:table-cell></table:table-row>
    <table:table-row table:visibility="filter">${text('2')}<table:covered-table-cell/>${text('b')}</table:table-row>
    <table:table-row>${text('3')}<table:covered-table-cell/>${text('c')}</table:table-row>
  </table:table></office:spreadsheet></office:body></office:document-content>`),
  'META-INF/manifest.xml': strToU8('<manifest/>'),
})
const data = (value: string, over = '') => `<Cell ${over}><Data ss:Type="String">${value}</Data></Cell>`
const xml2003 = strToU8(`<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>
  <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
  <Worksheet ss:Name="一"><Table><Column/><Column/><Column ss:Hidden="1"/>
  <Row>${['学号', '专业', '备注', '入学'].map((each) => data(each)).join('')}</Row>
  <Row>${data('1')}${data('软件', 'ss:MergeDown="2"')}${data('a')}<Cell><Data ss:Type="DateTime">2026-09-01T00:00:00.000</Data></Cell></Row>
  <Row ss:Hidden="1">${data('2')}${data('b', 'ss:Index="3"')}</Row><Row>${data('3')}${data('c', 'ss:Index="3"')}</Row>
  </Table></Worksheet></Workbook>`)
const page = strToU8(`<html><body><table><col><col><col style='display:none'>
  <tr><td>学号<td>专业<td>备注<td>入学</tr><tr><td>1<td rowspan=3>软件<td>a<td>2026-09-01</tr>
  <tr height=0 style='display:none'><td>2<td>b</tr><tr><td>3<td>c</tr></table></body></html>`)

test.each([
  ['Excel', written('xlsx'), expected],
  ['Excel 97', withHiddenRow(written('biff8')), expected],
  ['OpenDocument', ods, expected],
  ['XML Spreadsheet 2003', xml2003, expected],
  ['a page, which knows no days', page, { ...expected, days: [] }],
  [
    'text, which knows nothing but cells',
    strToU8('学号,专业\n1,软件\n'),
    { hidden: [], days: [], hiddenColumns: [], merged: [] },
  ],
])('%s: hidden rows and columns, merged cells and days are told', async (_, bytes, marks) => {
  expect(await told(bytes)).toEqual(marks)
})

test('a thread tells the same', async () => {
  const inThread = (...asked: Parameters<typeof readSheet>) => readWithin({ megabytes: 64 }, ...asked)
  expect(await told(written('xlsx'), inThread)).toEqual(expected)
})

test('a page hides a row by its mark or its style, and by no word in its other attributes', async () => {
  const row = (attributes: string) => `<tr ${attributes}><td>1</td></tr>`
  const html = [
    'class="cell hidden x"',
    "title='a hidden thing'",
    'hidden',
    'class="x" hidden=""',
    'style="display: none"',
  ]
  const { hidden } = await told(strToU8(`<html><table>${html.map(row).join('')}</table></html>`))
  expect(hidden).toEqual([3, 4, 5])
})

test('a day is told alike, however the file writes it; one with a zone keeps it', () => {
  for (const text of ['2026-09-01', '2026-09-01T00:00:00', '2026-09-01T00:00:00.000', '2026-09-01 00:00:00'])
    expect(new DayText(text).text).toBe('2026-09-01')
  expect(new DayText('2026-09-01T08:05:00.000').text).toBe('2026-09-01 08:05:00')
  expect(new DayText('2026-08-31T16:00:00.000Z').text).toBe('2026-08-31T16:00:00.000Z')
})
