import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, describe, expect, test } from 'vitest'
import { utils, write } from 'xlsx'
import { oneEngine } from '#tests/support/database.ts'
import { importerOn, someDepartment, workbook } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'

const headings = ['科目代码', '科目名称', '课程性质', '开课部门', '学分', '总学时']
let kind = ''

/** The workbook with another text of its sheet. */
async function changed(rows: Parameters<typeof workbook>[0], change: (sheet: string) => string) {
  const parts = unzipSync(await workbook(rows))
  const name = 'xl/worksheets/sheet1.xml'
  return zipSync({ ...parts, [name]: strToU8(change(strFromU8(parts[name] as Uint8Array))) })
}

const line = (code: string, department: string | null = '信息工程系') => [
  code,
  `课程${code}`,
  kind,
  department,
  3,
  48,
]

describe.each(oneEngine)('what a sheet says besides its cells, on %s', (engine) => {
  const server = sessionsOn(engine)
  let me: Awaited<ReturnType<typeof importerOn>>
  beforeAll(async () => {
    await someDepartment(server)
    me = await importerOn(server)
    const { body } = await server.ask('GET', 'base/dataDictionary/getDicts?codes=school.subject-kind', {
      token: me.token,
    })
    kind = body.data['school.subject-kind'][0].label
  })

  test('hidden rows are named, stay out unless they are asked for, and are brought in then', async () => {
    const rows = [headings, line('H1'), line('H2'), line('H3')]
    const sheet = await changed(rows, (xml) => xml.replace('<row r="3"', '<row r="3" hidden="1"'))
    const parsed = await me.upload(sheet)
    expect(parsed.layout?.hiddenRows).toEqual({ count: 1, first: [3] })
    const checked = await me.plan(parsed)
    expect(checked.counts).toEqual({ new: 2, left: 1 })
    expect((await me.rows(checked, 'left')).map(({ line }: { line: number }) => line)).toEqual([3])
    const taken = await me.plan(checked, { hidden: 'take' })
    expect(taken.counts).toEqual({ new: 3 })
    const again = await me.plan(taken, { hidden: 'leave' })
    expect(await me.commit(again, 'all')).toMatchObject({ added: 2, skipped: 1 })
    const codes = (await me.kept()).map(({ code }) => code)
    expect(codes).toEqual(expect.arrayContaining(['H1', 'H3']))
    expect(codes).not.toContain('H2')
  })

  test('a hidden column is named and fills nothing unasked', async () => {
    const sheet = await changed([headings, line('C1')], (xml) =>
      xml.replace('<sheetData>', '<cols><col min="5" max="5" hidden="1"/></cols><sheetData>'),
    )
    const parsed = await me.upload(sheet)
    expect(parsed.layout?.hiddenColumns).toEqual([4])
    expect(parsed.plan?.columns).toEqual(['code', 'name', 'kind', 'departmentId', null, 'hours'])
  })

  test('a merged cell is said of every row that it covers, or of the first alone', async () => {
    const rows = [headings, line('M1'), line('M2', null), line('M3', null)]
    const sheet = await changed(rows, (xml) =>
      xml.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="D2:D4"/></mergeCells>'),
    )
    const parsed = await me.upload(sheet)
    expect(parsed.layout?.merged).toEqual([{ column: 3, rows: 2 }])
    const left = await me.plan(parsed, { merged: 'leave' })
    expect(left.counts).toEqual({ new: 1, bad: 2 })
    const filled = await me.plan(left, { merged: 'fill' })
    expect(filled.counts).toEqual({ new: 3 })
    expect((await me.rows(filled)).map(({ cells }: { cells: unknown[] }) => cells[3])).toEqual(
      Array(3).fill('信息工程系'),
    )
  })

  const mergedIn =
    (...cells: readonly string[]) =>
    (xml: string) =>
      xml.replace(
        '</sheetData>',
        `</sheetData><mergeCells>${cells.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`,
      )

  test('of merged cells that overlap the first one holds', async () => {
    const rows = [headings, line('O1'), line('O2', null), line('O3', '别的系'), line('O4', null)]
    const parsed = await me.upload(await changed(rows, mergedIn('D4:D5', 'D2:D4', 'D2:D3')))
    expect(parsed.layout?.merged).toEqual([{ column: 3, rows: 1 }])
    const cells = (await me.rows(await me.plan(parsed, { merged: 'fill' }))).map(
      (row: { cells: unknown[] }) => row.cells[3],
    )
    expect(cells.slice(0, 2)).toEqual(['信息工程系', '信息工程系'])
  })

  test('what a merged cell says is replaced in every row that it covers', async () => {
    const rows = [headings, line('P1', '信工'), line('P2', null), line('P3', null)]
    const checked = await me.plan(await me.upload(await changed(rows, mergedIn('D2:D4'))), { merged: 'fill' })
    expect(checked.counts).toEqual({ bad: 3 })
    const asked = { id: checked.id, at: 3, find: '信工', replace: '信息工程系' }
    for (const whole of [false, true]) {
      const { body } = await me.ask('POST', 'base/import/replace', { ...asked, whole })
      expect(body.data.count).toBe(whole ? 0 : 3)
    }
    expect((await me.one(checked.id)).counts).toEqual({ new: 3 })
    const left = await me.plan(await me.one(checked.id), { merged: 'leave' })
    expect(left.counts).toEqual({ new: 3 })
  })

  test('a day that is merged over rows is one in each of them', async () => {
    const sheet = utils.aoa_to_sheet([headings, line('E1'), line('E2'), line('E3')])
    sheet.B2 = { t: 'n', v: 46093, z: 'm"月"d"日"' }
    sheet.B3 = { t: 's', v: '' }
    delete sheet.B4
    sheet['!merges'] = [{ s: { c: 1, r: 1 }, e: { c: 1, r: 3 } }]
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '一')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
    const checked = await me.plan(await me.upload(bytes), { merged: 'fill' })
    expect((await me.rows(checked)).map(({ faults }: { faults: object }) => faults)).toEqual(
      Array(3).fill({ name: expect.stringContaining('已被表格软件改成日期') }),
    )
  })

  test('merged cells that would say too much all in all are refused before they are filled down', async () => {
    const far = (xml: string) => xml.replace('<row r="3"', '<row r="199999"')
    const long = await changed([headings, line('L1', '长'.repeat(32_000)), line('L2', null)], (xml) =>
      far(mergedIn('D2:D199999')(xml)),
    )
    const wide = Array.from({ length: 12 }, (_, at) => `列${at}`)
    const letters = [...'GHIJKLMNOPQR']
    const many = await changed([[...headings, ...wide], [...line('W1'), ...wide], line('W2')], (xml) =>
      far(mergedIn(...letters.map((letter) => `${letter}2:${letter}199999`))(xml)),
    )
    for (const sheet of [long, many])
      expect(await me.upload(sheet)).toMatchObject({
        state: 'failed',
        fault: '合并单元格过多，请取消合并后再上传',
      })
  })

  test('a room that the spreadsheet made a day is a fault with its cure, until it is typed anew', async () => {
    const sheet = utils.aoa_to_sheet([headings, line('D1')])
    sheet.A2 = { t: 'n', v: 46093, z: 'm"月"d"日"' }
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '一')
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
    const checked = await me.plan(await me.upload(bytes))
    const [bad] = await me.rows(checked, 'bad')
    expect(bad.faults).toEqual({
      code: '读到日期“2026-03-12”，已被表格软件改成日期，原来填的可能是“3-12”，请把该列设为文本格式后重新填写',
    })
    await me.ask('POST', 'base/import/cell', { id: checked.id, line: 2, at: 0, value: '2026-03-12' })
    expect((await me.one(checked.id)).counts).toEqual({ new: 1 })
  })

  test('what an export writes under its rows is no row', async () => {
    const footer = '导出人：张弛（zc）　导出时间：2026-09-01 08:00:00　条件：搜索、楼栋　共 1 条'
    const parsed = await me.upload(await workbook([headings, line('F1'), [footer]]))
    expect(parsed.total).toBe(1)
  })
})
