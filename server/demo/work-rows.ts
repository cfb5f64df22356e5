import type { View } from '#domain/kernel/view.ts'
import type { ExportPlan } from '#server/engine/export/plan.ts'

/** Sheets with subjects: one that went in whole, and one of which a row was wrong. */
export const sheets = [
  {
    name: '2026-2027学年素质拓展选修课.csv',
    lines: [
      '科目代码,科目名称,课程性质,开课部门,学分,总学时,启用',
      '10391,中国茶文化,任意选修课,学生工作处,1,16,是',
      '10392,影视鉴赏,任意选修课,学生工作处,1,16,是',
      '10393,摄影基础,任意选修课,学生工作处,1,16,是',
      '10394,普通话训练与测试,任意选修课,学生工作处,1,16,是',
    ],
  },
  {
    name: '人文素养课补充.csv',
    lines: [
      '科目代码,科目名称,课程性质,开课部门,学分,总学时,启用',
      '10395,书法入门,任意选修课,学生工作处,1,16,是',
      '10396,岭南非遗手作,任意选修课,学生工作处,1,十六,是',
    ],
  },
] as const

/** What turned out to be wrong about buildings. */
export const corrections = [
  { code: 'A-D1', values: { builtYear: 2004 }, reason: '以不动产权证书为准' },
  { code: 'A-J2', values: { floors: 6 }, reason: '顶层加建实训室，已通过验收' },
] as const

const columns = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([field, title]) => ({ title, fields: [field] }))

/** What the department has taken along. */
export const exportsAsked: readonly ExportPlan[] = [
  {
    resource: 'base.major',
    fileName: '专业',
    format: 'xlsx',
    columns: columns({
      code: '专业代码',
      name: '专业名称',
      departmentId: '所属院系',
      trainLevel: '培养层次',
    }),
    question: {},
    menuCode: 'base/major',
    menuTitle: '专业',
  },
  {
    resource: 'base.class',
    fileName: '2026级班级',
    format: 'csv',
    columns: columns({ code: '班级代码', name: '班级名称', majorId: '专业', capacity: '额定人数' }),
    question: { filters: { 'grade.from': '2026', 'grade.to': '2026' } },
    menuCode: 'base/class',
    menuTitle: '班级',
  },
]

const look: View = { columns: [], sort: [], filters: {} }

/** How people look at lists: by whose account, and for whom. */
export const views: readonly {
  readonly account: string
  readonly name: string
  readonly screen: string
  readonly view: View
  readonly to_everybody: boolean
}[] = [
  {
    account: 'admin',
    name: '2026级学生',
    screen: 'base/student',
    view: { ...look, sort: ['studentNo'], filters: { 'grade.from': '2026', 'grade.to': '2026' } },
    to_everybody: true,
  },
  {
    account: 'admin',
    name: '宿舍楼',
    screen: 'base/building',
    view: { ...look, sort: ['code'], filters: { kind: 'dormitory' } },
    to_everybody: true,
  },
  {
    account: 'department',
    name: '未毕业班级',
    screen: 'base/class',
    view: { ...look, sort: ['-grade'], filters: { graduated: 'false' } },
    to_everybody: false,
  },
]
