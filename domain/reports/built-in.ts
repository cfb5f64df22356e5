import { archiveCover, archiveMaterialList, archiveTransferLetter } from './built-in-archive.ts'
import { buildings, classes, classList, roll } from './built-in-lists.ts'
import { margins, said, sheet, width } from './built-in-parts.ts'
import type { Item, Layout } from './layout.ts'
import { point } from './paper.ts'

/** 学生卡: ten labels on a sheet, with a code to scan. */
const cards: Layout = {
  ...sheet,
  bands: {},
  detail: {
    is: 'cards',
    across: 2,
    height: 50,
    gap: 3,
    border: true,
    items: [
      said('college', '{{college}}', { x: 4, y: 3, width: 84, height: 7 }, { size: 11, bold: true }),
      { id: 'under', is: 'line', x: 4, y: 11, width: 83, height: 0 },
      said('name', '{{name}}', { x: 4, y: 13, width: 50, height: 9 }, { size: 16, bold: true }),
      said('no', '学号：{{studentNo}}', { x: 4, y: 24, width: 54, height: 6 }, { size: 9 }),
      said('class', '班级：{{classId}}', { x: 4, y: 31, width: 54, height: 6 }, { size: 9 }),
      said('major', '专业：{{majorId}}', { x: 4, y: 38, width: 54, height: 6 }, { size: 9 }),
      { id: 'qr', is: 'qr', x: 60, y: 16, width: 27, height: 27, field: 'studentNo' },
    ],
  },
}

/** Item, place of handling, outcome, remark (specification, section 3: itemName, linkAddress, handleValue, remark1). */
const heads = ['项目', '办理地点', '办理情况', '备注']

const sections: readonly { readonly title: string; readonly rows: readonly string[][] }[] = [
  {
    title: '一、基本信息',
    rows: [
      ['姓名', '—', '{{name}}（{{gender}}）', '学号：{{studentNo}}'],
      ['班级', '{{departmentId}}', '{{classId}}', '{{majorId}}'],
      ['联系电话', '—', '{{mobile}}', '{{attendMode}}'],
    ],
  },
  {
    title: '二、线上办理环节',
    rows: [
      ['信息采集', '迎新系统', '', ''],
      ['材料上传', '迎新系统', '', ''],
      ['宿舍选择', '迎新系统', '', ''],
    ],
  },
  {
    title: '三、缴费情况',
    rows: [
      ['学费', '', '', ''],
      ['住宿费', '', '', ''],
      ['绿色通道', '', '', ''],
    ],
  },
  {
    title: '四、现场报到',
    rows: [
      ['现场报到', '', '', ''],
      ['入住确认', '', '', ''],
      ['紧急联系人', '—', '{{emergencyName}}', '{{emergencyPhone}}'],
    ],
  },
]

/** Where the sections stand from the upper edge of the paper, in points; the list of each is 20 lower (specification, section 9). */
const sectionTops = [95, 198, 298, 398]
const listLower = 20

/** 报到单: one sheet a student, to be filled at the desks. */
const reportCard: Layout = {
  ...sheet,
  bands: {},
  detail: {
    is: 'cards',
    across: 1,
    height: 250,
    gap: 0,
    border: false,
    items: [
      said('title', '新生报到单', { y: 2, height: 10 }, { size: 18, bold: true, align: 'center' }),
      said('college', '{{college}}', { y: 12, height: 6 }, { size: 10, align: 'center' }),
      ...sections.flatMap(({ title, rows }, at): Item[] => {
        const y = (sectionTops[at] ?? 0) * point - margins.top
        return [
          said(`section${at + 1}`, title, { y, height: listLower * point }, { size: 11, bold: true }),
          {
            id: `list${at + 1}`,
            is: 'table',
            x: 0,
            y: y + listLower * point,
            width,
            height: (rows.length + 1) * 6.6,
            size: 9,
            bold: false,
            align: 'start',
            columns: [24, 24, 28, 24],
            rows: [heads, ...rows],
          },
        ]
      }),
      said('sign', '学生签名：____________　　经办人签名：____________　　日期：____________', {
        y: 175,
        height: 8,
      }),
      { id: 'qr', is: 'qr', x: 164, y: 0, width: 20, height: 20, field: 'studentNo' },
    ],
  },
}

/** What a new college finds among its reports. */
export const builtInReports: readonly {
  readonly code: string
  readonly name: string
  readonly resource: string
  readonly layout: Layout
}[] = [
  { code: 'student-roll', name: '学生花名册', resource: 'base.student', layout: roll },
  { code: 'class-roll', name: '班级名单', resource: 'base.student', layout: classes },
  { code: 'student-card', name: '学生卡', resource: 'base.student', layout: cards },
  { code: 'report-card', name: '新生报到单', resource: 'base.student', layout: reportCard },
  { code: 'class-list', name: '班级一览表', resource: 'base.class', layout: classList },
  { code: 'building-list', name: '楼宇清单', resource: 'base.building', layout: buildings },
  { code: 'archive-cover', name: '档案封面', resource: 'affairs.archive', layout: archiveCover },
  {
    code: 'archive-materials',
    name: '档案材料清单',
    resource: 'affairs.archive',
    layout: archiveMaterialList,
  },
  {
    code: 'archive-letter',
    name: '档案转递单与回执',
    resource: 'affairs.archive',
    layout: archiveTransferLetter,
  },
]
