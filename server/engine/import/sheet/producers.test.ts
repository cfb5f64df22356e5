import { strToU8, zipSync } from 'fflate'
import { expect, test, vi } from 'vitest'
import { type BookType, CFB, utils, type WorkBook, write } from 'xlsx'
import { UnreadableSheet } from '#domain/sheet/sheet-row.ts'
import { readWithin } from '#server/node/sheets/sheet-reader.ts'
import { readSheet } from './read-sheet.ts'

async function rowsOf(bytes: Uint8Array, name = 'a.xls', sheet?: string) {
  const rows: unknown[] = []
  for await (const some of readSheet(bytes, name, sheet)) rows.push(...some.map(({ cells }) => [...cells]))
  return rows
}

/** What every producer is asked to write, and what is to come in. */
const heading = ['学号', '姓名', '入学', '学分', '在读']
const student = ['0000001', '张三', '2026-09-01', 1.5, true]

function book(over: NonNullable<WorkBook['Workbook']> = {}, cellDates = false) {
  const student = [1, '张三', new Date(Date.UTC(2026, 8, 1)), 1.5, true]
  const sheet = utils.aoa_to_sheet([heading, student], { UTC: true, cellDates })
  // The library keeps a number as it is given: four years and a day less of it is the same day from 1904 on.
  if (over.WBProps?.date1904) sheet.C2.v -= 1462
  sheet.A2.z = '0000000'
  const made = utils.book_new()
  utils.book_append_sheet(made, sheet, '名单')
  utils.book_append_sheet(made, utils.aoa_to_sheet([['另一页']]), '说明')
  made.Workbook = { ...made.Workbook, ...over }
  return made
}
const written = (bookType: BookType, made = book()) =>
  new Uint8Array(write(made, { type: 'array', bookType, cellDates: false }) as ArrayBuffer)

/** 学号,姓名 and 01,张三 in GBK, with tabs: what a page that calls itself .xls often is. */
const gbk = new Uint8Array([
  0xd1, 0xa7, 0xba, 0xc5, 0x09, 0xd0, 0xd5, 0xc3, 0xfb, 0x0d, 0x0a, 0x30, 0x31, 0x09, 0xd5, 0xc5, 0xc8, 0xfd,
])
const wide = (text: string, big = false) => {
  const bytes = new Uint8Array(text.length * 2)
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !big)
  return bytes
}
const two = [
  ['学号', '姓名'],
  ['01', '张三'],
]

const ods = (rows: string, over: Record<string, string> = {}) =>
  zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(
      `<office:document-content><number:text>年</number:text><office:body><office:spreadsheet><table:table table:name="一">${rows}</table:table>
      <table:table table:name="二"><table:table-row><table:table-cell office:value-type="string"><text:p>二</text:p></table:table-cell></table:table-row></table:table>
      </office:spreadsheet></office:body></office:document-content>`,
    ),
    'Configurations2/accelerator/current.xml': strToU8(''),
    'META-INF/manifest.xml': strToU8('<manifest/>'),
    ...Object.fromEntries(Object.entries(over).map(([name, text]) => [name, strToU8(text)])),
  })
const cell = (attributes: string, text = '') =>
  `<table:table-cell ${attributes}>${text && `<text:p>${text}</text:p>`}</table:table-cell>`

const xml2003 = (rows: string) =>
  `<?xml version="1.0" encoding="gb2312"?><?mso-application progid="Excel.Sheet"?>
  <Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">
  <Styles><Style ss:ID="s1"><NumberFormat ss:Format="0000000"/></Style><Style ss:ID="s2"><NumberFormat ss:Format="Short Date"/></Style></Styles>
  <Worksheet ss:Name="名单"><Table>${rows}</Table></Worksheet></Workbook>`

const workbookOf = (sheet: string, formats = '', encode: (text: string) => Uint8Array = strToU8) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        '_rels/.rels':
          '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="xl/workbook.xml"/></Relationships>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/><Relationship Id="r2" Type="x/styles" Target="styles.xml"/></Relationships>',
        'xl/workbook.xml': '<workbook><sheets><sheet name="甲" r:id="r1"/></sheets></workbook>',
        'xl/styles.xml': `<styleSheet>${formats}</styleSheet>`,
        'xl/s.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      }).map(([name, text]) => [name, encode(`<?xml version="1.0"?>${text}`)]),
    ),
  )
const formatted = (...codes: readonly string[]) =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join('')}</numFmts>
  <cellXfs><xf numFmtId="0"/>${codes.map((_, at) => `<xf numFmtId="${170 + at}"/>`).join('')}</cellXfs>`

const cases: readonly (readonly [of: string, bytes: Uint8Array, rows: unknown, name?: string])[] = [
  ['Excel 97, saved as .xls', written('biff8'), [heading, student]],
  ['Excel 5, in the letters of GBK', gbkBook('biff5'), two],
  ['Excel 2, a sheet without a file system', gbkBook('biff2'), two],
  [
    'Excel 97 that counts its days from 1904',
    written('biff8', book({ WBProps: { date1904: true } })),
    [heading, student],
  ],
  ['.xls under the name of .xlsx', written('biff8'), [heading, student], 'a.xlsx'],
  ['XML Spreadsheet 2003, saved as .xls', written('xlml'), [heading, student]],
  ['.xlsx under the name of .xls', written('xlsx'), [heading, student]],
  [
    'OpenDocument as a library writes it',
    written('ods', book({}, true)),
    [heading, [1, ...student.slice(1)]],
    'a.ods',
  ],
  [
    'a page of a web system, saved as .xls',
    written('html'),
    [heading, ['0000001', '张三', '9/1/26', '1.5', 'TRUE']],
  ],
  ['text in GBK with tabs, saved as .xls', gbk, two],
  ['text in GBK with tabs, saved as .xlsx', gbk, two, 'a.xlsx'],
  ['UTF-16 without its mark', wide('学号,姓名\n01,张三\n'), two, 'a.csv'],
  ['UTF-16 without its mark, large end first', wide('学号,姓名\n01,张三\n', true), two, 'a.csv'],
  ['UTF-16 with its mark, in tabs', wide('\ufeff学号\t姓名\n01\t张三\n'), two, 'a.txt'],
  ['texts that a formula protects', strToU8('学号,姓名\n="01","=""张三"""\n'), two, 'a.csv'],
  [
    'a workbook whose parts are UTF-16',
    workbookOf('<row><c t="inlineStr"><is><t>学号</t></is></c><c><v>7</v></c></row>', '', (text) =>
      wide(`\ufeff${text}`),
    ),
    [['学号', 7]],
  ],
  [
    'numbers shown as codes, and others',
    workbookOf(
      [1, 2, 3, 4, 5]
        .map((style) => `<row><c s="${style}"><v>23</v></c><c s="${style}"><v>1.5</v></c></row>`)
        .join(''),
      formatted('0000000', '&quot;2026&quot;000', '0.00', '&quot;第&quot;0&quot;周&quot;', '[$-804]00000'),
    ),
    [
      ['0000023', 1.5],
      ['2026023', 1.5],
      [23, 1.5],
      [23, 1.5],
      ['00023', 1.5],
    ],
  ],
  [
    'formulas with a result, with an empty one, and with none',
    workbookOf(
      '<row><c><f>A1</f><v>1</v></c><c t="str"><f>A1</f><v></v></c><c><f>A1</f></c><c><f>A1</f><v/></c><c t="str"><f>A1</f></c></row>',
    ),
    [[1, null, '#NORESULT!', '#NORESULT!', '#NORESULT!']],
  ],
  [
    'OpenDocument as LibreOffice writes it',
    ods(
      `<table:table-row>${heading.map((text) => cell('office:value-type="string"', text)).join('')}${cell('table:number-columns-repeated="16379"')}</table:table-row>
      <table:table-row table:number-rows-repeated="3">${cell('table:number-columns-repeated="16384"')}</table:table-row>
      <table:table-row table:number-rows-repeated="2">${cell('office:value-type="float" office:value="1"', '0000001')}
      <table:table-cell office:value-type="string"><office:annotation><text:p>批注</text:p></office:annotation><text:p>张<text:span>三</text:span></text:p></table:table-cell>
      ${cell('office:value-type="date" office:date-value="2026-09-01T00:00:00"', '26-9-1')}${cell('office:value-type="float" office:value="1.5"', '1.50')}
      ${cell('office:value-type="boolean" office:boolean-value="true"', 'TRUE')}</table:table-row>
      <table:table-row>${cell('table:formula="of:=[.A1]"')}${cell('calcext:value-type="error" office:value-type="string" office:string-value=""', '#N/A')}
      <table:covered-table-cell table:number-columns-repeated="2"/>${cell('office:value-type="string"', '尾')}</table:table-row>
      <table:table-row table:number-rows-repeated="1048560">${cell('table:number-columns-repeated="16384"')}</table:table-row>`,
    ),
    [heading, student, student, ['#NORESULT!', '#N/A', null, null, '尾']],
  ],
  [
    'XML 2003 with gaps, comments, formulas and merged heads',
    strToU8(
      xml2003(
        `<Row ss:Index="2"><Cell ss:MergeAcross="1"><Data ss:Type="String">学&amp;号</Data></Cell><Cell><Data ss:Type="String">末</Data><Comment><ss:Data>批注</ss:Data></Comment></Cell></Row>
        <Row><Cell ss:StyleID="s1"><Data ss:Type="Number">1</Data></Cell><Cell ss:Index="3" ss:StyleID="s2"><Data ss:Type="Number">46266</Data></Cell>
        <Cell ss:Formula="=RC1"/><Cell ss:Formula="=RC1"><Data ss:Type="Error">#N/A</Data></Cell><Cell ss:Formula="=RC1"><Data ss:Type="String"></Data></Cell></Row>`,
      ),
    ),
    [
      ['学&号', null, '末'],
      ['0000001', null, '2026-09-01', '#NORESULT!', '#N/A'],
    ],
  ],
  [
    'a page with merged heads, tables within tables, and tags left open',
    strToU8(
      `<html><head><meta charset=gb2312><style>td { mso-number-format:"\\@" } a > b {}</style><script>if (1<2) write("<td>")</script></head><body>
      <TABLE><TR><TD><table border=1><tr><td colspan=3>名单<br>2026</td></tr>
      <tr><th rowspan="2">学号</th><th colspan='2'>联系方式</th></tr><tr><th>手机<th>邮箱</tr>
      <tr><td x:str="0001">0001</td><td>&nbsp;1 < 2&nbsp;</td><td>="007"</td></tr></table></TD></TR></TABLE>`,
    ),
    [['名单\n2026'], ['学号', '联系方式'], [null, '手机', '邮箱'], ['0001', '1 < 2', '007']],
  ],
]

/** An old book, in whose file the texts are replaced by their letters in GBK: no library writes them today. */
function gbkBook(bookType: BookType) {
  const made = utils.book_new()
  utils.book_append_sheet(
    made,
    utils.aoa_to_sheet([
      ['AAAA', 'BBBB'],
      ['01', 'CCCC'],
    ]),
    's',
  )
  const bytes = Buffer.from(written(bookType, made))
  for (const [at, word] of ['AAAA', 'BBBB', 'CCCC'].entries())
    bytes.set(gbk.subarray([0, 5, 14][at], [4, 9, 18][at]), bytes.indexOf(word))
  // The record CodePage, where the library writes one.
  const page = bytes.indexOf(Buffer.from([0x42, 0, 2, 0]))
  if (page !== -1) bytes.writeUInt16LE(936, page + 4)
  return new Uint8Array(bytes)
}

const produced = cases.map(([by, bytes, rows, name]) => ({ by, bytes, rows, name }))

test.each(produced)('faults §2: $by comes in as it looks', async ({ bytes, rows, name }) => {
  expect(await rowsOf(bytes, name)).toEqual(rows)
})

test('faults §2: the sheet that is named is the one that is read, in every format that has several', async () => {
  for (const bookType of ['biff8', 'xlml', 'ods', 'xlsx'] as const)
    expect(await rowsOf(written(bookType), 'a.xls', '说明')).toEqual([['另一页']])
  const hidden = book({ Sheets: [{ Hidden: 1 }, { Hidden: 0 }] })
  for (const bookType of ['biff8', 'xlsx'] as const)
    expect(await rowsOf(written(bookType, hidden))).toEqual([['另一页']])
})

test('faults §2: what an .ods, an .xls and a workbook say of their password, and what is no sheet, is told by its name', async () => {
  const locked = { 'META-INF/manifest.xml': '<manifest><manifest:encryption-data/></manifest>' }
  await expect(rowsOf(ods('', locked))).rejects.toThrow('文件设置了密码')
  const streams = (...names: readonly string[]) => {
    const file = CFB.utils.cfb_new()
    for (const name of names) CFB.utils.cfb_add(file, name, [1, 2, 3])
    return new Uint8Array(CFB.write(file, { type: 'array' }) as ArrayBuffer)
  }
  await expect(rowsOf(streams('/EncryptionInfo', '/EncryptedPackage'), 'a.xlsx')).rejects.toThrow(
    '设置了密码',
  )
  await expect(rowsOf(streams('/WordDocument'))).rejects.toThrow('Word 文档')
  await expect(rowsOf(streams('/Workbook'))).rejects.toThrow('已损坏')
  const archive = (name: string) => zipSync({ [name]: strToU8('x') })
  await expect(rowsOf(archive('word/document.xml'), 'a.docx')).rejects.toThrow('Word 文档')
  await expect(rowsOf(archive('xl/workbook.bin'), 'a.xlsb')).rejects.toThrow('.xlsb')
  await expect(rowsOf(archive('Index/Document.iwa'), 'a.numbers')).rejects.toThrow('Numbers')
  await expect(rowsOf(archive('名单.xlsx'), 'a.zip')).rejects.toThrow('压缩包')
  await expect(rowsOf(strToU8('%PDF-1.7'), 'a.xls')).rejects.toThrow('PDF')
  await expect(rowsOf(new Uint8Array([0x89, 0x50, 0x4e, 0x47]), 'a.xls')).rejects.toThrow('图片')
  await expect(rowsOf(new Uint8Array([1, 2, 3, 4]), 'a.xls')).rejects.toThrow('只能导入 .xlsx')
  await expect(rowsOf(strToU8('MIME-Version: 1.0\n'), 'a.xls')).rejects.toThrow('网页存档')
  const text = zipSync({
    'content.xml': strToU8('<office:body><office:text><text:p>x</text:p></office:text></office:body>'),
  })
  await expect(rowsOf(text, 'a.odt')).rejects.toThrow('文本文档')
})

const repeated = (columns: number, rows: number) =>
  ods(
    `<table:table-row table:number-rows-repeated="${rows}">${cell(`office:value-type="string" table:number-columns-repeated="${columns}"`, 'x')}</table:table-row>`,
  )

/** By how many megabytes the process grew, and for how long it was busy, while these were refused. */
async function refused(bytes: Uint8Array, words: string, name?: string) {
  const before = process.memoryUsage().rss
  await expect(rowsOf(bytes, name)).rejects.toThrow(words)
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(150)
}

test('A-37 faults §2: what an .ods repeats is counted before it is made', async () => {
  await refused(repeated(1_000_000_000, 1), '列数超过')
  await refused(repeated(1, 1_000_000_000), '一次最多导入 200000 行')
  await refused(
    ods(
      `<table:table-row table:number-rows-repeated="190000">${cell('office:value-type="string" table:number-columns-repeated="300"', '学'.repeat(100))}</table:table-row>`,
    ),
    '文件内容过多',
  )
  await refused(
    ods(
      `<table:table-row>${cell('', `${'<text:s text:c="999999999"/>'.repeat(20)}x`)}</table:table-row>`.repeat(
        2,
      ),
      { 'xl.zip': 'x' },
    ),
    '内嵌了其他文件',
  )
})

test('A-38 faults §2: no entity is expanded, and no document type taken', async () => {
  const bomb = `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(99)}"><!ENTITY b "${'&a;'.repeat(99)}">]>`
  await refused(
    strToU8(bomb + xml2003('<Row><Cell><Data ss:Type="String">&b;</Data></Cell></Row>')),
    '文档类型声明',
  )
  await refused(ods('', { 'content.xml': `${bomb}<office:body/>` }), '文档类型声明')
  await refused(
    workbookOf('', '', (text) => wide(`\ufeff${bomb}${text}`)),
    '文档类型声明',
  )
  await refused(
    workbookOf('', '', (text) => wide(`${bomb}${text}`, true)),
    '文档类型声明',
  )
  expect(await rowsOf(strToU8(`${bomb}<table><tr><td>&b;</td></tr></table>`), 'a.html.xls')).toEqual([
    ['&b;'],
  ])
})

test('A-37 faults §2: a page is read in a time that grows with its length alone', async () => {
  await refused(strToU8('<table><tr><td>'.repeat(100_000)), '内部结构异常')
  await refused(strToU8(`<table>${'<td colspan=99999>'.repeat(100)}`), '列数超过')
  await refused(strToU8(`<html>${'<!--'.repeat(500_000)}`), '已损坏')
  const deep = strToU8(`<html>${'<div><style><script>'.repeat(200_000)}<table><tr><td>1</table>`)
  expect(await rowsOf(deep)).toEqual([])
  const spans = `<table>${'<tr><td rowspan=65534 colspan=300>1</td></tr>'.repeat(20)}</table>`
  await refused(strToU8(spans), '列数超过')
})

test('A-37 faults §2: an .xls whose sizes are false is refused', async () => {
  // The parser complains to the console.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const whole = written('biff8')
  const broken = (change: (bytes: DataView) => void) => {
    const bytes = whole.slice()
    change(new DataView(bytes.buffer))
    return bytes
  }
  // It is read or refused: nothing else may come of it, and nothing as large as it claims is made.
  const survived = async (bytes: Uint8Array) => {
    const before = process.memoryUsage().rss
    const error = await rowsOf(bytes).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (error !== undefined) expect(error).toBeInstanceOf(UnreadableSheet)
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(150)
  }
  // The size of a sector, the number of sectors of the table, where the directory begins.
  for (const at of [0x1e, 0x2c, 0x30]) await survived(broken((view) => view.setUint32(at, 0x7fffffff, true)))
  // Records that claim to be as long as they can be, wherever they are.
  for (let at = 512; at < whole.length - 4; at += 97)
    await survived(broken((view) => view.setUint32(at, 0xffffffff, true)))
  await refused(whole.slice(0, 600), '已损坏')
})

test('faults §2: a file that takes too long is given up', async () => {
  const rows = readWithin({ megabytes: 64, milliseconds: 1 }, written('biff8'), 'a.xls')
  await expect(rows.next()).rejects.toThrow('读取超时')
})
