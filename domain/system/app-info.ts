import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { defineResource } from '#domain/kernel/resource.ts'

export const appTypes = closed('system.app-type', '应用类型', { '0': '主应用', '2': '迎新端' })

export type AppTypeCode = keyof typeof appTypes.labels

const ssoTypes = closed('system.sso-type', '单点登录方式', {
  '0': '不使用',
  '1': '统一身份认证',
})

/** Browsers are sent there: by https, and with nothing in it that stands for a person. */
const isSafeAddress = (value: string) => {
  const url = URL.parse(value)
  return url?.protocol === 'https:' && !url.username && !url.password
}

const address = (label: string, help: string) =>
  text(label, {
    max: 500,
    check: isSafeAddress,
    hint: phrase('{{label}}应以 https:// 开头，且不含账号和密码', { label }),
    help,
  })

/** 系统应用信息: what a client shows before anybody has signed in (specification, section 3). */
export const appInfo = defineResource({
  name: 'system.app-info',
  label: '系统应用信息',
  title: 'globalTitle',
  fields: {
    appType: choice('应用类型', appTypes, { required: true }),
    schoolName: text('学校名称', { max: 40 }),
    globalTitle: text('主标题', { required: true, max: 20, help: '登录页、浏览器标签和顶栏上的名称' }),
    globalViceTitle: text('副标题', { max: 30, help: '登录页左侧的欢迎语' }),
    loginTips: longText('登录提示', { max: 500, help: '显示在登录表单上方，如停机维护通知；留空则不显示' }),
    /** Left empty, the sign-in form shows. */
    showLogin: yesNo('显示登录表单', { help: '关闭后只能从学校的统一入口进入' }),
    /** Spelled as the clients read it. */
    isWartermark: yesNo('显示水印', { help: '登录后，页面上显示当前用户的姓名和账号' }),
    ssoType: choice('单点登录方式', ssoTypes),
    ssoLoginUrl: address('单点登录地址', '未登录的人员会被送往这里'),
    ssoLogoutUrl: address('单点退出地址', '退出登录后会被送往这里'),
    ureportUrl: address('报表地址', '另行部署的报表服务，留空则不使用'),
  },
  unique: [['appType']],
  columns: ['appType', 'schoolName', 'globalTitle', 'globalViceTitle', 'showLogin', 'isWartermark'],
  filters: ['appType'],
  form: {
    名称与提示: ['appType', 'schoolName', 'globalTitle', 'globalViceTitle', 'loginTips'],
    登录页: ['showLogin', 'isWartermark'],
    单点登录与报表: ['ssoType', 'ssoLoginUrl', 'ssoLogoutUrl', 'ureportUrl'],
  },
  rules: [
    {
      fields: ['ssoType', 'ssoLoginUrl'],
      message: '启用单点登录时，请填写单点登录地址',
      holds: ({ ssoType, ssoLoginUrl }) => !ssoType || ssoType === '0' || Boolean(ssoLoginUrl),
    },
    {
      fields: ['ssoType', 'showLogin'],
      message: '关闭登录表单前，请先启用单点登录，否则无人能够登录',
      holds: ({ showLogin, ssoType }) => showLogin !== false || ssoType === '1',
    },
  ],
  writes: ['add', 'update'],
  audited: true,
})
