import { describe, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { resourceNamed } from '#domain/index.ts'
import { builtInReports } from './built-in.ts'
import { faultIn, layoutIn, usualLayout } from './check.ts'
import type { ReportRow } from './flow.ts'
import { type Item, type Layout, layoutSchema } from './layout.ts'
import { pagesOf } from './pages.ts'

const facts = { college: '示范学院', today: '2026-11-21', who: '张老师' }
const usual = usualLayout(student)
const row = (texts: Record<string, string>, numbers: Record<string, number> = {}): ReportRow => ({
  texts,
  numbers,
})
const text = (words: string): Item => ({
  id: 'words',
  is: 'text',
  x: 0,
  y: 0,
  width: 80,
  height: 6,
  size: 10,
  bold: false,
  align: 'start',
  text: words,
})
const figure = (of: Partial<Extract<Item, { is: 'figure' }>>): Item =>
  ({
    ...text(''),
    is: 'figure',
    figure: 'count',
    before: '',
    after: '',
    ...of,
    text: undefined,
  }) as unknown as Item
const texts = (layout: Layout, rows: readonly ReportRow[]) =>
  [...pagesOf(layout, rows, facts).pages].map((page) =>
    page.flatMap((mark) => (mark.is === 'text' && mark.text ? [mark.text] : [])),
  )
const header = (words: string): Layout => ({
  ...usual,
  bands: { reportHeader: { height: 10, items: [text(words)] } },
})

describe('a layout', () => {
  it.each(builtInReports)('that comes with the house is one: $name', ({ layout, resource }) => {
    expect(layoutIn(JSON.stringify(layout))).toEqual(layout)
    expect(faultIn(layout, resourceNamed(resource) ?? student, [])).toBeUndefined()
  })

  it('the report card has its sections where the specification has them, each list 20 points lower', () => {
    const layout = builtInReports.find(({ code }) => code === 'report-card')?.layout
    const items = layout?.detail.is === 'cards' ? layout.detail.items : []
    const tops = (prefix: string) =>
      items
        .filter(({ id }) => id.startsWith(prefix))
        .map(({ y }) => Math.round(((y + (layout?.margins.top ?? 0)) * 72) / 25.4))
    expect(tops('section')).toEqual([95, 198, 298, 398])
    expect(tops('list')).toEqual([115, 218, 318, 418])
  })

  it.each([
    ['taller than its paper', { ...usual, bands: { pageHeader: { height: 290, items: [] } } }],
    ['with margins that leave nothing', { ...usual, margins: { ...usual.margins, start: 80, end: 130 } }],
    ['with an address of data', { ...usual, source: 'jdbc:postgresql://10.0.0.1/x' }],
    ['with a script', { ...usual, detail: { ...usual.detail, script: 'process.exit()' } }],
    ['without columns', { ...usual, detail: { ...usual.detail, columns: [] } }],
    ['with a picture by address', header('x'), { is: 'image', file: 'file:///etc/passwd' }],
  ])('%s is none', (_, layout, item?: object) => {
    const bands = item && { reportHeader: { height: 9, items: [{ ...text(''), ...item }] } }
    expect(layoutSchema.safeParse({ ...layout, ...(bands && { bands }) }).success).toBe(false)
  })

  it('names no field that is not there, no picture of others, and sums no words', () => {
    expect(faultIn(header('{{name}}，{{college}}'), student, [])).toBeUndefined()
    expect(faultIn(header('{{passwordHash}}'), student, [])).toContain('passwordHash')
    const file = crypto.randomUUID()
    const pictured = (id: string) => ({
      ...usual,
      bands: {
        pageHeader: { height: 9, items: [{ ...text(''), is: 'image', file: id, text: undefined } as never] },
      },
    })
    expect(faultIn(pictured(file), student, [file])).toBeUndefined()
    expect(faultIn(pictured(file), student, [])).toBe('版面中的图片不属于这张报表')
    const summed = {
      ...usual,
      bands: { reportFooter: { height: 9, items: [figure({ figure: 'sum', field: 'name' })] } },
    }
    expect(faultIn(summed, student, [])).toBe('合计与平均只能用于数字字段')
  })

  // biome-ignore lint/suspicious/noTemplateCurlyInString: what an attacker writes
  it.each(["{{constructor.constructor('return process')()}}", '${7*7}', '<#assign x=1>', '{{7*7}}'])(
    'A-27 prints %s as text',
    (words) => expect(texts(header(words), [row({ name: '甲' })])[0]?.[0]).toBe(words),
  )

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'A-27 knows no {{%s}} but what a row has of its own',
    (name) => {
      expect(texts(header(`{{${name}}}`), [row({ name: '甲' })])[0]?.[0]).toBe(`{{${name}}}`)
      expect(faultIn(header(`{{${name}}}`), student, [])).toContain(name)
    },
  )

  it('A-27 looks not again at what was put in', () => {
    expect(texts(header('{{name}}'), [row({ name: '{{studentNo}}', studentNo: '1' })])[0]?.[0]).toBe(
      '{{studentNo}}',
    )
  })
})

describe('pages', () => {
  const people = (count: number, of = (at: number) => ({ classId: at % 2 ? '乙班' : '甲班' })) =>
    Array.from({ length: count }, (_, at) => row({ name: `学生${at}`, ...of(at) }, { age: at }))

  it('break where the paper ends, tell how many they are, and repeat the titles', () => {
    const layout: Layout = {
      ...usual,
      bands: { pageFooter: { height: 8, items: [text('{{page}}/{{pages}}')] } },
      detail: {
        is: 'grid',
        columns: [{ field: 'name', title: '姓名', width: 40, align: 'start' }],
        headHeight: 8,
        rowHeight: 10,
        size: 9,
      },
    }
    // 297 − 30 of margins − 8 of footer − 8 of titles: 25 rows of 10 mm.
    const pages = texts(layout, people(60))
    expect(pages.map((page) => page.filter((each) => each.startsWith('学生')).length)).toEqual([25, 25, 10])
    expect(pages.map(([first]) => first)).toEqual(['1/3', '2/3', '3/3'])
    expect(pages.every((page) => page[1] === '姓名')).toBe(true)
    expect(texts(layout, [])).toEqual([['1/1', '姓名']])
  })

  it('no mark of a band but the footer hangs below the margin', () => {
    for (const { layout } of builtInReports)
      for (const page of pagesOf(
        layout,
        people(101, (at) => ({ classId: String(at >> 4) })),
        facts,
      ).pages)
        for (const { y, height } of page) expect(y + height).toBeLessThanOrEqual(297 - 15 + 0.01)
  })

  it('a group has its head, its sum and its average, and may begin a page', () => {
    const rows = people(4, (at) => ({ classId: at < 3 ? '甲班' : '乙班' }))
    const layout: Layout = {
      ...usual,
      group: { field: 'classId', newPage: true },
      bands: {
        groupHeader: { height: 8, items: [text('{{classId}}')] },
        groupFooter: {
          height: 8,
          items: [
            figure({ before: '共 ', after: ' 人' }),
            figure({ figure: 'sum', field: 'age' }),
            figure({ figure: 'average', field: 'age' }),
          ],
        },
        reportFooter: { height: 8, items: [figure({ before: '总计 ' })] },
      },
    }
    const pages = texts(layout, rows)
    expect(pages).toHaveLength(2)
    expect(pages[0]).toEqual(expect.arrayContaining(['甲班', '共 3 人', '3', '1']))
    expect(pages[1]).toEqual(expect.arrayContaining(['乙班', '共 1 人', '总计 4']))
    expect(pages[0]).not.toContain('总计 4')
  })

  it('a number that its reader may not know is not summed without it', () => {
    const layout: Layout = {
      ...usual,
      bands: { reportFooter: { height: 8, items: [figure({ figure: 'sum', field: 'age' })] } },
    }
    const pages = texts(layout, [row({ age: '3' }, { age: 3 }), row({ age: '**' })])
    expect(pages.flat()).toContain('—')
  })

  it('amounts are summed in fen', () => {
    const layout: Layout = {
      ...usual,
      bands: { reportFooter: { height: 8, items: [figure({ figure: 'sum', field: 'due' })] } },
    }
    const owed = (due: string, fen: number) => ({ ...row({ due }), amounts: { due: fen } })
    expect(texts(layout, [owed('0.10', 10), owed('0.20', 20)]).flat()).toContain('0.30')
    expect(texts(layout, [owed('0.10', 10), row({ due: '**' })]).flat()).toContain('—')
  })

  it('cards stand beside one another', () => {
    const cards = builtInReports.find(({ code }) => code === 'student-card')?.layout
    const { count, pages } = pagesOf(cards ?? usual, people(11), facts)
    expect(count).toBe(2)
    const [first = []] = [...pages]
    expect(first.filter(({ is }) => is === 'box').map(({ x, y }) => [x, y])).toEqual([
      [12, 15],
      [106.5, 15],
      [12, 68],
      [106.5, 68],
      [12, 121],
      [106.5, 121],
      [12, 174],
      [106.5, 174],
      [12, 227],
      [106.5, 227],
    ])
  })
})
