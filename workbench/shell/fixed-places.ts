import type { OwnPlace } from '#domain/system/menu-address.ts'

/** A screen inside the frame that no menu has to deliver. */
export interface FixedPlace {
  readonly path: OwnPlace
  readonly title: string
  /** As of a menu. */
  readonly icon: string
  /** Below workbench/, without its ending. */
  readonly component: `personal/${string}`
}

/** What everybody who is signed in may open (specification, section 2). */
export const fixedPlaces: readonly FixedPlace[] = [
  { path: '/servicecenter', title: '服务中心', icon: 'layout-grid', component: 'personal/service-center' },
  { path: '/personalcenter', title: '个人中心', icon: 'user-round', component: 'personal/personal-center' },
  { path: '/desktopset', title: '桌面设置', icon: 'layout-dashboard', component: 'personal/desktop-set' },
  {
    path: '/personal/mymessage',
    title: '最新消息',
    icon: 'message-square',
    component: 'personal/my-message',
  },
  { path: '/personal/usertodo', title: '我的待办', icon: 'clipboard-list', component: 'personal/user-todo' },
  { path: '/personal/mynotice', title: '通知公告', icon: 'megaphone', component: 'personal/my-notice' },
  { path: '/personal/myfilelink', title: '文件下载', icon: 'folder', component: 'personal/my-file-link' },
  { path: '/personal/mylesson', title: '今日课表', icon: 'book-open', component: 'personal/my-lesson' },
  { path: '/personal/userapps', title: '我的应用', icon: 'layout-grid', component: 'personal/user-apps' },
  {
    path: '/personal/userschedule',
    title: '我的日程',
    icon: 'calendar',
    component: 'personal/user-schedule',
  },
  {
    path: '/personal/usermoreapplys',
    title: '已申请的服务',
    icon: 'layers',
    component: 'personal/user-more-applys',
  },
]

export const fixedPlaceAt = (path: string) => fixedPlaces.find((place) => place.path === path)
