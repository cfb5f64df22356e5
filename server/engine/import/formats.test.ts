import { beforeAll, describe, expect, test } from 'vitest'
import { type BookType, utils, write } from 'xlsx'
import { oneEngine } from '#tests/support/database.ts'
import { importerOn, someDepartment } from '#tests/support/import.ts'
import { sessionsOn } from '#tests/support/session.ts'
import { readSheet } from './sheet/read-sheet.ts'

const headings = ['科目代码（必填）', '科目名称', '课程性质', '所在部门', '学分', '总学时']

describe.each(oneEngine)('an import of other producers on %s', (engine) => {
  const server = sessionsOn(engine)
  let me: Awaited<ReturnType<typeof importerOn>>
  let kind = ''
  beforeAll(async () => {
    await someDepartment(server)
    me = await importerOn(server)
    const { body } = await server.ask('GET', 'base/dataDictionary/getDicts?codes=school.subject-kind', {
      token: me.token,
    })
    kind = body.data['school.subject-kind'][0].label
  })

  function sheetIn(bookType: BookType, code: number) {
    const line = [code, `高等数学${bookType}`, kind, '信息工程系', 3, 48]
    const sheet = utils.aoa_to_sheet([
      headings,
      line,
      ['Ｂ\u200b－１', '测\u202e验', kind, '信息工程系', null, 48],
    ])
    sheet.A2.z = '000000'
    sheet.E3 = { t: 'e', v: 42, w: '#N/A' }
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, '一')
    return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer)
  }

  test.each(['biff8', 'xlml', 'html'] as const)(
    'faults §2: a sheet of the kind %s saved as .xls is matched, checked, mended and kept; its faults come back beside it',
    async (bookType) => {
      const code = 7 + ['biff8', 'xlml', 'html'].indexOf(bookType)
      const parsed = await me.upload(sheetIn(bookType, code), { name: '科目.xls' })
      expect(parsed.plan?.columns.slice(0, 5)).toEqual(['code', 'name', 'kind', 'departmentId', 'credit'])
      const checked = await me.plan(parsed)
      expect(checked.counts).toEqual({ new: 1, bad: 1 })
      const [bad] = await me.rows(checked, 'bad')
      expect(bad.faults).toEqual({
        name: '含有看不见的字符 U+202E，请删除后重新填写',
        credit: '读到“#N/A”，这是表格软件的错误提示，不是数据，请改正',
      })
      const file = await server.hono().request(`/api/campus-base/import/annotated?id=${checked.id}`, {
        headers: { 'Tenant-Id': server.tenantId, 'Campus-Auth': `bearer ${me.token}` },
      })
      const back: (readonly unknown[])[] = []
      for await (const rows of readSheet(new Uint8Array(await file.arrayBuffer()), 'a.xlsx'))
        back.push(...rows.map(({ cells }) => cells))
      expect(back[1]?.slice(0, 2)).toEqual([`00000${code}`, `高等数学${bookType}`])
      expect(String(back[2]?.at(-1))).toMatch(
        /^第 3 行 .*“科目名称”：含有看不见的字符 U\+202E.*“学分”：读到“#N\/A”/,
      )
      for (const [at, value] of [
        [1, `测验${bookType}`],
        [4, 2],
      ])
        await me.ask('POST', 'base/import/cell', { id: checked.id, line: 3, at, value })
      await me.ask('POST', 'base/import/cell', { id: checked.id, line: 3, at: 0, value: `Ｂ－${code}` })
      expect(await me.commit(checked, 'all')).toMatchObject({ added: 2 })
      expect((await me.kept()).map((row) => row.code)).toEqual(
        expect.arrayContaining([`00000${code}`, `B-${code}`]),
      )
    },
  )

  test('faults §2: a file that is no sheet is an import that failed with words, not an error of the server', async () => {
    const { status, body } = await me.send('%PDF-1.7', { name: '名单.xls' })
    expect(status).toBe(200)
    expect(await me.one(body.data.import.id)).toMatchObject({
      state: 'failed',
      fault: '这是 PDF 文件，请转换为 .xlsx 后再上传',
    })
  })
})
