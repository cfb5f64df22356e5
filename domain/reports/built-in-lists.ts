import { column, figure, foot, heading, said, sheet } from './built-in-parts.ts'
import type { Layout } from './layout.ts'

/** 学生花名册: everybody in one table. */
export const roll: Layout = {
  ...sheet,
  bands: {
    reportHeader: heading('学生花名册'),
    reportFooter: { height: 8, items: [figure('count', '合计：', ' 人', 1)] },
    pageFooter: foot,
  },
  detail: {
    is: 'grid',
    headHeight: 8,
    rowHeight: 8,
    size: 8,
    columns: [
      column('studentNo', '学号', 26),
      column('name', '姓名', 20),
      column('gender', '性别', 12),
      column('grade', '年级', 12),
      column('departmentId', '院系', 36, 'start'),
      column('majorId', '专业', 34, 'start'),
      column('classId', '班级', 28, 'start'),
      column('studentState', '状态', 18),
    ],
  },
}

/** 班级名单: a class begins a page, with room to tick people off. */
export const classes: Layout = {
  ...sheet,
  group: { field: 'classId', newPage: true },
  bands: {
    groupHeader: {
      height: 20,
      items: [
        said(
          'class',
          '{{classId}} 班级名单',
          { y: 0, height: 10 },
          { size: 16, bold: true, align: 'center' },
        ),
        said('of', '{{departmentId}}　{{majorId}}　{{grade}} 级', { y: 11, height: 6 }, { size: 9 }),
      ],
    },
    groupFooter: { height: 8, items: [figure('count', '本班共 ', ' 人', 1)] },
    pageFooter: foot,
  },
  detail: {
    is: 'grid',
    headHeight: 8,
    rowHeight: 8,
    size: 9,
    columns: [
      column('studentNo', '学号', 36),
      column('name', '姓名', 30),
      column('gender', '性别', 16),
      column('mobile', '手机号', 36),
      column('attendMode', '就读方式', 34),
      column('studentState', '状态', 34),
    ],
  },
}

/** A band above the rows of a group, with what they have in common. */
const groupOf = (field: string) => ({
  height: 9,
  items: [said('group', `{{${field}}}`, { y: 2, height: 6 }, { size: 11, bold: true })],
})

interface Grouped {
  readonly title: string
  /** What the rows of a group have in common. */
  readonly by: string
  /** What is counted, as it is said behind a figure. */
  readonly unit: string
  /** A second figure of each group: the sum of a field. */
  readonly sum: readonly [field: string, before: string, after: string]
  readonly columns: ReturnType<typeof column>[]
}

/** One table with a group's name above its rows, and under them how many they are and a sum. */
const groupedList = ({ title, by, unit, sum: [field, before, after], columns }: Grouped): Layout => ({
  ...sheet,
  group: { field: by, newPage: false },
  bands: {
    reportHeader: heading(title),
    groupHeader: groupOf(by),
    groupFooter: {
      height: 13,
      items: [figure('count', '小计：', unit, 1), figure({ sum: field }, before, after, 6)],
    },
    reportFooter: { height: 8, items: [figure('count', '合计：', unit, 1)] },
    pageFooter: foot,
  },
  detail: { is: 'grid', headHeight: 8, rowHeight: 8, size: 9, columns },
})

/** 班级一览表: the classes of each department, and how many students they may hold. */
export const classList = groupedList({
  title: '班级一览表',
  by: 'departmentId',
  unit: ' 个班',
  sum: ['capacity', '额定人数：', ' 人'],
  columns: [
    column('code', '班级代码', 30),
    column('name', '班级名称', 46, 'start'),
    column('grade', '年级', 16),
    column('majorId', '专业', 44, 'start'),
    column('campusId', '校区', 28),
    column('capacity', '额定人数', 22),
  ],
})

/** 楼宇清单: the buildings of each campus, with their floor area. */
export const buildings = groupedList({
  title: '楼宇清单',
  by: 'campusId',
  unit: ' 栋',
  sum: ['area', '建筑面积：', ' ㎡'],
  columns: [
    column('code', '建筑代码', 24),
    column('name', '建筑名称', 40, 'start'),
    column('kind', '类型', 24),
    column('residents', '住宿对象', 20),
    column('floors', '楼层数', 16),
    column('builtYear', '建成年份', 18),
    column('area', '面积（㎡）', 22),
    column('keeperId', '负责人', 22),
  ],
})
