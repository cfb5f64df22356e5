/** A service that everybody has, whatever their role. `path` is its place in the portal. */
export interface PersonalService {
  readonly code: string
  readonly name: string
  /** As of a menu. */
  readonly icon: string
  readonly path: string
}

/** 个人服务: what the specification gives everybody who is signed in (section 2), as services. */
export const personalServices: readonly PersonalService[] = [
  { code: 'personal-todo', name: '我的待办', icon: 'clipboard-list', path: '/personal/usertodo' },
  { code: 'personal-message', name: '最新消息', icon: 'message-square', path: '/personal/mymessage' },
  { code: 'personal-notice', name: '通知公告', icon: 'megaphone', path: '/personal/mynotice' },
  { code: 'personal-lesson', name: '今日课表', icon: 'book-open', path: '/personal/mylesson' },
  { code: 'personal-schedule', name: '我的日程', icon: 'calendar', path: '/personal/userschedule' },
  { code: 'personal-file', name: '文件下载', icon: 'folder', path: '/personal/myfilelink' },
  { code: 'personal-applied', name: '已申请的服务', icon: 'layers', path: '/personal/usermoreapplys' },
  { code: 'personal-centre', name: '个人中心', icon: 'user-round', path: '/personalcenter' },
  { code: 'personal-desktop', name: '桌面设置', icon: 'layout-dashboard', path: '/desktopset' },
]

export const personalCategory = '个人服务'
