import type { Option } from '#design-system/select/option.ts'

/** Rooms of two campuses, one of them closed. */
export const venues: readonly Option[] = [
  {
    value: 'd101',
    label: '明德楼 101',
    description: '多媒体教室 · 120 座',
    group: '东湖校区',
    keywords: 'mdl',
  },
  { value: 'd205', label: '明德楼 205', description: '智慧教室 · 48 座', group: '东湖校区', keywords: 'mdl' },
  { value: 'd309', label: '博学楼 309', description: '机房 · 60 座', group: '东湖校区', keywords: 'bxl' },
  {
    value: 'n102',
    label: '实训楼 102',
    description: '数控车间 · 维修中',
    group: '南山校区',
    keywords: 'sxl',
    disabled: true,
  },
  {
    value: 'n411',
    label: '实训楼 411',
    description: '网络实验室 · 40 座',
    group: '南山校区',
    keywords: 'sxl',
  },
]

const families = ['王', '李', '张', '刘', '陈', '杨', '赵', '黄', '周', '吴']
const given = ['建国', '秀英', '海涛', '静', '思远', '敏', '洋', '伟', '芳', '磊']

/** Five thousand students, the same every time. */
export const students: readonly Option[] = Array.from({ length: 5000 }, (_, at) => ({
  value: `s${at}`,
  label: `${families[at % 10]}${given[Math.floor(at / 10) % 10]}（${String(20260000 + at)}）`,
}))

export const subjects: readonly Option[] = [
  '高等数学',
  '大学英语',
  '数据结构与算法',
  '面向对象程序设计',
  '计算机网络技术基础与综合布线实训（含企业实践）',
  '数据库原理',
  '操作系统',
  '软件工程',
  '思想道德与法治',
  '体育',
  '创新创业基础',
  '职业生涯规划',
].map((label, at) => ({ value: `c${at}`, label }))
