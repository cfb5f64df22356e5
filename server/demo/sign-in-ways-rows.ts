import type { Create } from '#domain/kernel/infer.ts'
import type { loginType } from '#domain/system/login-type.ts'

const closed = { enabled: false, onMain: true, onWelcome: false, bindingAsked: false }

/** Written down and out of use, as carriers of messages are: nobody answers at these addresses. */
export const loginTypes: readonly Create<typeof loginType>[] = [
  {
    ...closed,
    sort: 1,
    code: 'school-cas',
    name: '学校统一身份认证平台',
    kind: 'cas',
    issuer: 'https://cas.example.com/cas',
    accountClaim: 'user',
    redirects: 'https://portal.example.com/login',
  },
  {
    ...closed,
    sort: 2,
    code: 'education-cloud',
    name: '教育云平台',
    kind: 'oidc',
    issuer: 'https://id.example.com',
    clientId: 'campus-portal',
    scopes: 'openid profile',
    redirects: 'https://portal.example.com/oauth/callback/education-cloud',
  },
]

/** Whose identity stands for whom: account, the login type's code, what the other system calls them. */
export const bound: readonly (readonly [account: string, code: string, subject: string])[] = [
  ['teacher', 'school-cas', 'T20150823'],
  ['counsellor', 'school-cas', 'T20190416'],
  ['student', 'education-cloud', 'edu-7f31c09a'],
]

/** Who asks for an account: nobody of the books, so that somebody has to decide. */
export const requests = [
  {
    name: '李雨涵',
    kind: 'newstudent',
    number: '26440682150377',
    idLastSix: '150327',
    phone: '15400001021',
    reason: '录取通知书上的考生号无法登录',
    state: 'pending',
    hoursAgo: 5,
  },
  {
    name: '周明哲',
    kind: 'other',
    number: 'WB2026011',
    idLastSix: '07211X',
    phone: '15400001022',
    reason: '校企合作企业导师，需查看所指导学生的实习安排',
    state: 'pending',
    hoursAgo: 29,
  },
  {
    name: '陈晓',
    kind: 'other',
    number: null,
    idLastSix: '120415',
    phone: '15400001023',
    reason: '想看看系统',
    state: 'refused',
    hoursAgo: 76,
  },
] as const

/** Another database of the college that is looked at for code generation. */
export const datasources = [
  {
    name: '教务系统（只读）',
    host: 'jw-db.example.com',
    port: 5432,
    databaseName: 'jwxt',
    account: 'campus_reader',
    encrypted: true,
    enabled: false,
  },
]

const inside = { terminal: 'mobile', openType: '0', keepAlive: true, affix: false, hidden: false } as const

/** The menu of the telephone: a directory, and what stands in it. */
export const pocketMenus = [
  {
    ...inside,
    code: 'mobile',
    kind: 'directory',
    title: '随身服务',
    icon: 'smartphone',
    path: '/mobile',
    sort: 0,
  },
  {
    ...inside,
    code: 'mobile/lesson',
    kind: 'screen',
    title: '今日课表',
    icon: 'book-open',
    path: '/personal/mylesson',
    sort: 1,
  },
  {
    ...inside,
    code: 'mobile/notice',
    kind: 'screen',
    title: '通知公告',
    icon: 'megaphone',
    path: '/personal/mynotice',
    sort: 2,
  },
  {
    ...inside,
    code: 'mobile/todo',
    kind: 'screen',
    title: '我的待办',
    icon: 'clipboard-list',
    path: '/personal/usertodo',
    sort: 3,
  },
] as const
