import {
  CircleCheck,
  FileQuestion,
  LockKeyhole,
  LogIn,
  type LucideIcon,
  ServerCrash,
  UserLock,
  WifiOff,
} from 'lucide-react'

interface Kind {
  readonly icon: LucideIcon
  readonly title: string
  readonly description: string
  /** What a person can do about it, in the order of trying. */
  readonly next: readonly string[]
  readonly tone?: 'success' | 'warning' | 'danger'
}

/** What each kind of page says of itself. */
export const kinds = {
  '401': {
    icon: LogIn,
    title: '请先登录',
    description: '登录已失效，重新登录后可以继续。',
    next: ['重新登录后会回到这个页面', '未提交的内容会保留在本机的草稿里'],
  },
  '403': {
    icon: LockKeyhole,
    title: '没有访问权限',
    description: '如果工作需要，请联系管理员开通。',
    next: ['把本页地址发给管理员，方便对方找到要开通的功能', '如果有多个身份，切换身份后再试'],
    tone: 'warning',
  },
  '404': {
    icon: FileQuestion,
    title: '没有找到这个页面',
    description: '地址可能有误，或者页面已被移走。',
    next: ['检查地址是否完整', '从菜单重新进入'],
  },
  '500': {
    icon: ServerCrash,
    title: '页面出错了',
    description: '请稍后再试；如果一直这样，请联系管理员。',
    next: ['重试一次', '如果一直这样，把下面的编号告诉管理员'],
    tone: 'danger',
  },
  offline: {
    icon: WifiOff,
    title: '网络已断开',
    description: '恢复连接后可以继续，已填写的内容不会丢失。',
    next: ['检查网线或无线网络', '在校外时先连接学校 VPN'],
    tone: 'warning',
  },
  ungranted: {
    icon: UserLock,
    title: '还没有可用的功能',
    description: '账号登录成功，但还没有分配任何角色。',
    next: ['联系所在部门的管理员分配角色', '分配之后刷新本页'],
  },
  success: {
    icon: CircleCheck,
    title: '已完成',
    description: '',
    next: [],
    tone: 'success',
  },
} as const satisfies Record<string, Kind>
