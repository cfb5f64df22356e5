import { said, sheet, width } from './built-in-parts.ts'
import type { Item, Layout } from './layout.ts'

type Place = Parameters<typeof said>[2]
const big = (id: string, text: string, place: Place, size: number) =>
  said(id, text, place, { size, bold: true, align: 'center' })

/** Two columns, what is asked and what stands there. */
const table = (id: string, y: number, rows: string[][], columns = [24, 76]): Item => ({
  ...{ id, is: 'table', x: 0, y, width, height: rows.length * 10 },
  ...{ size: 11, bold: false, align: 'start', columns, rows },
})

const page = (items: Item[]): Layout => ({
  ...sheet,
  bands: {},
  detail: { is: 'cards', across: 1, height: 260, gap: 0, border: false, items },
})

/** 档案封面: goes on the bag of a file. */
export const archiveCover = page([
  big('college', '{{college}}', { y: 30, height: 12 }, 20),
  big('title', '学生档案', { y: 50, height: 20 }, 36),
  table('facts', 100, [
    ['档案号', '{{archiveNo}}'],
    ['姓名', '{{studentId}}'],
    ['学号', '{{studentId.studentNo}}'],
    ['院系', '{{departmentId}}'],
    ['专业', '{{studentId.majorId}}'],
    ['班级', '{{classId}}'],
    ['年级', '{{studentId.grade}} 级'],
    ['材料', '{{materials}}（共 {{materialCount}} 种）'],
    ['入库日期', '{{receivedOn}}'],
    ['存放位置', '{{place}}'],
  ]),
  { id: 'qr', is: 'qr', x: 78, y: 215, width: 30, height: 30, field: 'archiveNo' },
])

/** 档案材料清单: lies in the bag, and is checked by who gives and who takes it. */
export const archiveMaterialList = page([
  big('title', '学生档案材料清单', { y: 4, height: 12 }, 20),
  said('college', '{{college}}　{{today}}', { y: 18, height: 6 }, { size: 10, align: 'center' }),
  table(
    'who',
    30,
    [
      ['档案号', '{{archiveNo}}', '学号', '{{studentId.studentNo}}'],
      ['姓名', '{{studentId}}', '班级', '{{classId}}'],
    ],
    [16, 34, 16, 34],
  ),
  table('materials', 56, [
    ['在档材料', '{{materials}}'],
    ['材料种数', '{{materialCount}} 种'],
    ['缺少材料', '{{missing}}'],
    ['备注', '{{note}}'],
  ]),
  said(
    'give',
    '移交人：____________　　接收人：____________　　日期：____________',
    { y: 110, height: 8 },
    { size: 11 },
  ),
])

/** 档案转递单: the letter, and below the cut the receipt that comes back. */
export const archiveTransferLetter = page([
  big('title', '学生档案转递通知单', { y: 4, height: 12 }, 20),
  said('no', '档案号：{{archiveNo}}', { y: 18, height: 6 }, { size: 10, align: 'end' }),
  said('to', '{{receiver}}：', { y: 28, height: 8 }, { size: 12, bold: true }),
  said(
    'text',
    '　　兹将我校 {{departmentId}} {{classId}} 学生 {{studentId}}（学号 {{studentId.studentNo}}）的档案转往你处，请查收。',
    { y: 38, height: 16 },
    { size: 12 },
  ),
  table('facts', 58, [
    ['转往地址', '{{address}}'],
    ['转递方式', '{{method}}　单号 {{trackingNo}}'],
    ['材料', '{{materials}}（共 {{materialCount}} 种）'],
    ['转出日期', '{{sentOn}}'],
  ]),
  said('from', '{{college}}（盖章）　　{{today}}', { y: 108, height: 8 }, { size: 12, align: 'end' }),
  { id: 'cut', is: 'line', x: 0, y: 135, width, height: 0 },
  big('receipt', '回　执', { y: 142, height: 12 }, 20),
  said('back', '{{college}}：', { y: 160, height: 8 }, { size: 12, bold: true }),
  said(
    'said',
    '　　你校转来 {{studentId}}（学号 {{studentId.studentNo}}）的档案已收到，经核对无误。特此回复。',
    { y: 170, height: 16 },
    { size: 12 },
  ),
  said(
    'sign',
    '收件人：____________　　收件单位（盖章）：____________　　日期：____________',
    { y: 200, height: 8 },
    { size: 11 },
  ),
])
