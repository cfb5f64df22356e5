/** Buildings of an imagined college, enough of them to fill a page. */
export interface Building {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly campus: string
  readonly kind: '教学楼' | '宿舍楼' | '实训楼' | '办公楼'
  readonly floors: number
  readonly area: number
  readonly builtOn: string
  readonly inUse: boolean
  readonly keeper: string
  readonly note: string
}

const names = [
  '明德楼',
  '博学楼',
  '笃行楼',
  '致远楼',
  '知新楼',
  '格物楼',
  '崇实楼',
  '弘毅楼',
  '思齐楼',
  '敏行楼',
]
const kinds = ['教学楼', '宿舍楼', '实训楼', '办公楼'] as const
const keepers = ['王建国', '李秀英', '张伟', '刘洋', '陈静', '杨帆']

export const buildings: readonly Building[] = names.map((name, at) => ({
  id: `b${at}`,
  code: `A${String(at + 1).padStart(2, '0')}`,
  name,
  campus: at < 6 ? '东湖校区' : '南山校区',
  kind: kinds[at % 4] ?? '教学楼',
  floors: 4 + ((at * 5) % 9),
  area: 3200.5 + at * 1287.25,
  builtOn: `${1998 + at * 2}-09-01`,
  inUse: at !== 3,
  keeper: keepers[at % 6] ?? '',
  note: at === 1 ? '三层东侧正在加固，九月底前走西门；电梯照常使用，无障碍通道改到北侧。' : '',
}))

export const kindOptions = kinds.map((kind) => ({ value: kind, label: kind }))

export const teachers = [
  '王建国',
  '王秀兰',
  '王海涛',
  '李秀英',
  '李思远',
  '张伟',
  '刘洋',
  '陈静',
  '杨帆',
  '赵敏',
].map((label, at) => ({ value: `t${at}`, label: `${label}（${20260 + at}）` }))

export const menus = [
  { id: 'home', title: '个人桌面', icon: 'house', href: '/home' },
  {
    id: 'base',
    title: '基础数据',
    icon: 'database',
    children: [
      { id: 'base/campus', title: '校区管理', href: '/base/campus' },
      { id: 'base/building', title: '楼栋管理', href: '/base/building' },
      {
        id: 'people',
        title: '人员',
        children: [
          { id: 'base/student', title: '学生信息', href: '/base/student' },
          { id: 'base/teacher', title: '教职工信息', href: '/base/teacher' },
        ],
      },
    ],
  },
  {
    id: 'dormitory',
    title: '宿舍管理',
    icon: 'bed',
    children: [{ id: 'dormitory/room', title: '房间管理', href: '/dormitory/room' }],
  },
  {
    id: 'system',
    title: '系统管理',
    icon: 'settings',
    children: [{ id: 'system/user', title: '用户管理', href: '/system/user' }],
  },
]
