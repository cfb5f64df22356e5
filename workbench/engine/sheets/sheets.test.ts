import { strToU8, unzipSync, zipSync } from 'fflate'
import { streamXlsxRows, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import { lookAt } from './look-at.ts'
import { writeTemplate } from './write-template.ts'

describe('a look at a file before it is sent', () => {
  test('is the top of every sheet, blank rows, days and long numbers as they are, and how long it is', async () => {
    const day = new Date(Date.UTC(2026, 8, 1))
    const rows = [['2026 级名单'], [], ['学号', '入学'], ['0012', day], ...Array(30).fill(['x', 'y'])]
    const bytes = await writeXlsx({
      sheets: [
        { name: '名单', rows },
        { name: '说明', rows: [['请勿改动']] },
        { name: '选项', rows: [['男']], hidden: true },
      ],
    })
    const looks = await lookAt(bytes, 'a.csv', 20)
    expect(looks.map(({ name, total }) => [name, total])).toEqual([
      ['名单', 34],
      ['说明', 1],
    ])
    expect(looks[0]?.rows).toHaveLength(20)
    expect(looks[0]?.rows[3]).toEqual(['0012', '2026-09-01'])
  })

  test('takes text files in GBK and with semicolons', async () => {
    // 学号;姓名 in GBK.
    const gbk = new Uint8Array([
      0xd1, 0xa7, 0xba, 0xc5, 0x3b, 0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0x30, 0x31, 0x3b, 0x78,
    ])
    expect((await lookAt(gbk, 'a.csv', 20))[0]?.rows).toEqual([
      ['学号', '姓名'],
      ['01', 'x'],
    ])
  })

  test.each([
    ['biff8', 'a.xls', '0001'],
    ['ods', 'a.ods', '1'],
    ['xlml', 'a.xls', '0001'],
    ['html', 'a.xls', '0001'],
  ] as const)('faults §2: shows what is written as %s', async (bookType, name, code) => {
    const sheet = utils.aoa_to_sheet([
      ['学号', '姓名'],
      [1, '张三'],
    ])
    sheet.A2.z = '0000'
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '名单')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
    const [look, ...others] = await lookAt(bytes, name, 20)
    expect(others).toEqual([])
    expect(look).toMatchObject({
      rows: [
        ['学号', '姓名'],
        [code, '张三'],
      ],
      total: 2,
    })
  })

  test('faults §2: shows the tables of a page as one sheet, and refuses what is none by its name', async () => {
    const page =
      '<html><table><tr><td>名单</td></tr></table><table><tr><td>学号</td><td>01</td></tr></table></html>'
    expect(await lookAt(strToU8(page), 'a.xls', 20)).toMatchObject([
      { rows: [['名单'], ['学号', '01']], total: 2 },
    ])
    await expect(lookAt(strToU8('%PDF-1.7'), 'a.xls', 20)).rejects.toThrow('PDF')
    expect(await lookAt(zipSync({ 'xl/workbook.xml': strToU8('<x') }), 'a.xlsx', 20)).toEqual([])
  })

  test('A-37 refuses a bomb by the sizes it tells, and does not open what is merely large', async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(120 * 1024 * 1024) })
    const before = process.memoryUsage().rss
    await expect(lookAt(bomb, 'a.csv', 20)).rejects.toThrow('文件解压后过大')
    expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(50)
    const large = zipSync({ 'xl/worksheets/sheet1.xml': [new Uint8Array(50 * 1024 * 1024), { level: 0 }] })
    expect(await lookAt(large, 'a.csv', 20)).toEqual([])
    await expect(lookAt(zipSync({ 'xl/vbaProject.bin': strToU8('x') }), 'a.xlsx', 20)).rejects.toThrow(
      '含有宏',
    )
  })
})

test('a template has headings that stay in sight, an example, lists of what may be chosen, and text in every column', async () => {
  const bytes = writeTemplate({
    names: ['学生', "选'项", '填写说明'],
    columns: [
      { heading: '*学号', example: '示例', offers: [] },
      { heading: '性别', example: '男', offers: ['男', '女'] },
    ],
    hints: [['列名', '必填', '怎么填']],
  })
  const rows: unknown[] = []
  for await (const { values } of streamXlsxRows(bytes)) rows.push(values)
  expect(rows).toEqual([
    ['*学号', '性别'],
    ['示例', '男'],
  ])
  const fill = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml'])
  expect(fill).toContain(
    `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="B2:B5000"><formula1>'选''项'!$B$1:$B$2</formula1>`,
  )
  expect(fill).toContain('state="frozen"')
  expect(fill).toMatch(/<col style="[1-9]/)
  expect((await lookAt(bytes, 'a.csv', 20)).map(({ name }) => name)).toEqual(['学生', '填写说明'])
})
