import { defineArea } from '#domain/kernel/area.ts'
import { standings } from '#domain/kernel/print.ts'
import { browse, config, custom, figures, list, manage, tree } from '#domain/kernel/screen.ts'
import { roles } from '#domain/roles.ts'
import { accountRequest } from './account-request.ts'
import { appHomeUser } from './app-home-user.ts'
import { appInfo } from './app-info.ts'
import { appName } from './app-name.ts'
import { desktopCards } from './desktop-cards.ts'
import { dictionary } from './dictionary.ts'
import { doorCommand } from './door-command.ts'
import { doorDevice } from './door-device.ts'
import { doorGateway } from './door-gateway.ts'
import { doorPerson } from './door-person.ts'
import { systemFile } from './file.ts'
import { fileLink } from './file-link.ts'
import { heartbeat } from './heartbeat.ts'
import { emptyCells, importModes } from './import-plan.ts'
import { logApi } from './log-api.ts'
import { logError } from './log-error.ts'
import { logExport } from './log-export.ts'
import { logImport } from './log-import.ts'
import { logUser } from './log-user.ts'
import { loginType } from './login-type.ts'
import { menu } from './menu.ts'
import { messageConfig } from './message-config.ts'
import { mobileService } from './mobile-service.ts'
import { notice } from './notice.ts'
import { parameter } from './parameter.ts'
import { passwordPolicy } from './password-policy.ts'
import { portalEvents } from './portal-events.ts'
import { printRecord } from './print-record.ts'
import { report } from './report.ts'
import { role } from './role.ts'
import { roleMenu } from './role-menu.ts'
import { savedView } from './saved-view.ts'
import { sendStats } from './send-log/stats.ts'
import { sendLog } from './send-log.ts'
import { serviceEvaluate } from './service-evaluate.ts'
import { systemTables } from './tables.ts'
import { user } from './user.ts'
import { userAuthorisation } from './user-authorisation.ts'
import { userBinding } from './user-binding.ts'
import { userRole } from './user-role.ts'
import { wall } from './wall.ts'

const change = ['view', 'update'] as const

const onAccounts = [
  ...manage,
  'reveal',
  'resetPassword',
  'authorise',
  'bindings',
  'unlock',
  'endSessions',
  'enable',
  'disable',
]

/** How the portal itself is run. */
export const system = defineArea({
  area: 'system',
  title: '系统管理',
  icon: 'settings',
  resources: [
    role,
    user,
    menu,
    dictionary,
    parameter,
    passwordPolicy,
    notice,
    fileLink,
    logUser,
    logApi,
    logError,
    logExport,
    logImport,
    appName,
    appHomeUser,
    mobileService,
    loginType,
    userBinding,
    accountRequest,
    savedView,
    systemFile,
    appInfo,
    messageConfig,
    sendLog,
    serviceEvaluate,
    report,
    printRecord,
    doorGateway,
    doorDevice,
    doorCommand,
    doorPerson,
    wall,
  ],
  tables: systemTables,
  events: portalEvents,
  scheduled: {
    'tend-doors': { label: '更新门禁在线状态', cron: '* * * * *' },
    'tend-walls': { label: '更新大屏在线状态', cron: '* * * * *' },
    'shape-names': { label: '统一姓名和号码写法', cron: '40 3 * * *' },
  },
  dictionaries: [roles, importModes, emptyCells, desktopCards, standings],
  screens: [
    list(
      user,
      'graduation-cap',
      { admin: onAccounts },
      {
        path: 'system/user-student',
        title: '学生用户',
        where: { kind: 'student' },
        without: ['teacherId', 'departmentId'],
      },
    ),
    list(
      user,
      'user-round',
      { admin: onAccounts },
      {
        path: 'system/user-teacher',
        title: '教师用户',
        where: { kind: 'teacher' },
        without: ['studentId', 'departmentId'],
      },
    ),
    list(
      user,
      'user-cog',
      { admin: onAccounts },
      {
        path: 'system/user-other',
        title: '其他用户',
        where: { kind: 'other' },
        without: ['studentId', 'teacherId'],
      },
    ),
    list(role, 'shield', { admin: [...manage, 'menus', 'users'] }),
    custom(roleMenu, 'list-tree', { admin: change }),
    custom(userRole, 'users-round', { admin: change }, { path: 'system/role-user' }),
    custom(userAuthorisation, 'user-check', { admin: change }),
    tree(menu, 'layout-grid', { admin: manage }, { where: { terminal: 'web' } }),
    tree(
      menu,
      'smartphone',
      { admin: manage },
      { path: 'system/mobile-menu', title: '移动菜单', where: { terminal: 'mobile' } },
    ),
    list(mobileService, 'smartphone', { admin: manage }),
    custom(dictionary, 'book-key', { admin: manage }),
    list(parameter, 'sliders-horizontal', { admin: manage }),
    config(passwordPolicy, 'key-round', { admin: change }),
    custom(
      notice,
      'megaphone',
      { admin: [...manage, 'publish', 'withdraw', 'remind'] },
      { parts: [fileLink] },
    ),
    list(logUser, 'clock', { admin: browse }),
    list(logApi, 'activity', { admin: browse }),
    custom(logApi, 'code', { admin: ['view'] }, { path: 'system/open-api', title: '接口文档' }),
    list(logError, 'bug', { admin: browse }),
    list(logExport, 'download', { admin: browse }),
    list(logImport, 'file-up', { admin: [...browse, 'undo'] }),
    list(printRecord, 'scroll-text', { admin: browse }),
    list(appName, 'app-window', { admin: manage }),
    list(appHomeUser, 'layout-grid', { admin: manage }),
    list(loginType, 'log-in', { admin: [...manage, 'check'] }),
    list(userBinding, 'link', { admin: ['view', 'remove', 'export'] }),
    list(accountRequest, 'user-check', { admin: ['view', 'export', 'approve', 'refuse', 'reveal'] }),
    list(savedView, 'list-checks', { admin: ['view', 'remove', 'export', 'share', 'withdraw'] }),
    list(systemFile, 'folder', { admin: manage }),
    custom(messageConfig, 'send', { admin: manage }),
    figures(sendStats, 'chart-column', { admin: browse }),
    custom(
      sendLog,
      'scroll-text',
      { admin: [...browse, 'resend', 'receipts'] },
      { path: 'system/send-log', title: '发送记录' },
    ),
    list(
      sendLog,
      'message-circle',
      { admin: [...browse, 'resend'] },
      {
        path: 'system/weixin-message',
        title: '微信消息',
        where: { channel: 'wechat-work' },
        without: ['people'],
      },
    ),
    custom(
      report,
      'file-text',
      { admin: [...manage, 'design', 'publish', 'withdraw'] },
      { path: 'system/report-designer' },
    ),
    custom(serviceEvaluate, 'star', { admin: [...browse, 'remove'] }),
    custom(doorDevice, 'door-open', { admin: [...manage, 'open', 'log', 'orders'] }),
    list(doorCommand, 'scroll-text', { admin: browse }),
    list(doorGateway, 'network', { admin: [...manage, 'issueKey', 'retireKeys'] }),
    list(doorPerson, 'user-check', { admin: [...manage, 'resend'] }),
    custom(heartbeat, 'gauge', { admin: ['view'] }, { path: 'system/service-monitor' }),
    list(wall, 'monitor', { admin: [...manage, 'pair', 'reload', 'revoke'] }),
  ],
  groups: [
    {
      code: 'accounts',
      title: '用户与角色',
      icon: 'users',
      screens: [
        'system/user-student',
        'system/user-teacher',
        'system/user-other',
        'system/role',
        'system/role-menu',
        'system/role-user',
        'system/user-authorisation',
      ],
    },
    {
      code: 'sign-in',
      title: '登录管理',
      icon: 'log-in',
      screens: [
        'system/login-type',
        'system/password-policy',
        'system/account-request',
        'system/user-binding',
      ],
    },
    {
      code: 'menus',
      title: '菜单与应用',
      icon: 'layout-grid',
      screens: [
        'system/menu',
        'system/mobile-menu',
        'system/mobile-service',
        'system/app-name',
        'system/app-home-user',
      ],
    },
    {
      code: 'settings',
      title: '参数与字典',
      icon: 'sliders-horizontal',
      screens: ['system/parameter', 'system/dictionary', 'system/saved-view', 'system/file'],
    },
    {
      code: 'messages',
      title: '通知与消息',
      icon: 'megaphone',
      screens: [
        'system/notice',
        'system/message-config',
        'system/send-count',
        'system/send-log',
        'system/weixin-message',
      ],
    },
    {
      code: 'doors',
      title: '门禁管理',
      icon: 'door-open',
      screens: ['system/door-device', 'system/door-gateway', 'system/door-person', 'system/door-command'],
    },
    {
      code: 'services',
      title: '服务与接口',
      icon: 'gauge',
      screens: [
        'system/service-monitor',
        'system/wall',
        'system/service-evaluate',
        'system/report-designer',
        'system/open-api',
      ],
    },
    {
      code: 'logs',
      title: '系统日志',
      icon: 'scroll-text',
      screens: [
        'system/log-user',
        'system/log-api',
        'system/log-error',
        'system/log-export',
        'system/log-import',
        'system/print-record',
      ],
    },
  ],
})
