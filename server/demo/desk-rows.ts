import type { appName } from '#domain/system/app-name.ts'
import type { Made } from '#server/core/database/made.ts'

type App = Omit<Made<typeof appName>, 'id' | 'sort' | 'enabled'>

const outside = (code: string, name: string, category: string, icon: string, address: string): App => ({
  code,
  name,
  category,
  icon,
  openType: '1',
  address,
})

const teaching = '教学服务'
const growth = '就业与成长'
const aid = '资助与办事'

/** Public services of the country that vocational colleges send their people to. */
export const apps: readonly App[] = [
  outside('smartedu', '国家智慧教育平台', teaching, 'graduation-cap', 'https://www.smartedu.cn/'),
  outside('icve', '智慧职教', teaching, 'school', 'https://www.icve.com.cn/'),
  outside('nlc', '国家数字图书馆', teaching, 'library', 'https://www.nlc.cn/'),
  outside('chsi', '学信网', aid, 'badge-check', 'https://www.chsi.com.cn/'),
  {
    ...outside('student-loan', '国家助学贷款', aid, 'wallet', 'https://sls.cdb.com.cn/'),
    roles: 'student,newstudent,counsellor',
  },
  outside('ncss', '国家大学生就业服务平台', growth, 'briefcase', 'https://www.ncss.cn/'),
  outside('skills', '职业技能等级证书查询', growth, 'award', 'http://zscx.osta.org.cn/'),
]

const inside = (code: string, name: string, icon: string, address: string): App => ({
  code,
  name,
  category: '随身办',
  icon,
  openType: '0',
  address,
})

/** What one does on the way rather than at a desk. */
export const onPhones: readonly App[] = [
  inside('scan-sign-in', '扫码登录电脑', 'smartphone', '/personalcenter'),
  inside('pocket-lesson', '今天上什么课', 'calendar-days', '/personal/mylesson'),
  inside('pocket-notice', '通知速览', 'megaphone', '/personal/mynotice'),
]

/** On everybody's home page from the start: code and name. */
export const collected: readonly (readonly [code: string, title: string])[] = [
  ['personal-lesson', '今日课表'],
  ['personal-schedule', '我的日程'],
  ['personal-todo', '我的待办'],
  ['smartedu', '国家智慧教育平台'],
  ['nlc', '国家数字图书馆'],
  ['chsi', '学信网'],
]

/** What somebody noted, and in how many days it is due. */
export const todos: readonly (readonly [title: string, days: number | null])[] = [
  ['核对本学期个人信息', 1],
  ['准备班会发言提纲', 3],
  ['归还图书馆借阅图书', 6],
  ['整理实训报告', null],
]

interface Appointment {
  readonly title: string
  readonly kind: string
  /** Days from the day on which the demo is loaded. */
  readonly day: number
  /** Nothing for the whole day. */
  readonly from: string | null
  readonly to: string | null
  readonly place: string | null
}

const at = (
  day: number,
  title: string,
  kind: string,
  from: string | null,
  to: string | null,
  place: string | null,
): Appointment => ({ title, kind, day, from, to, place })

export const events: readonly Appointment[] = [
  at(-4, '安全教育讲座', 'activity', '15:00', '16:30', '报告厅'),
  at(0, '班级例会', 'meeting', '17:50', '18:30', '固定教室'),
  at(1, '技能竞赛训练', 'work', '19:00', '21:00', '实训一号楼'),
  at(3, '志愿服务', 'activity', '09:00', '11:30', '校门口集合'),
  at(5, '提交实训报告', 'work', null, null, null),
  at(8, '体育测试', 'work', '16:00', '17:00', '田径场'),
  at(12, '社团活动', 'activity', '19:00', '20:30', '图文信息中心'),
]
