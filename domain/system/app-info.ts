import { closed } from '#domain/kernel/dictionary.ts'
import { choice, longText, text, yesNo } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

export const appTypes = closed('system.app-type', '应用类型', { '0': '主应用', '2': '迎新端' })

/** 应用信息: what a client shows before anybody has signed in (specification, section 3). */
export const appInfo = defineTable({
  name: 'system.app-info',
  fields: {
    appType: choice('应用类型', appTypes, { required: true }),
    schoolName: text('学校名称'),
    globalTitle: text('主标题', { required: true }),
    globalViceTitle: text('副标题'),
    loginTips: longText('登录提示'),
    /** Left empty, the sign-in form shows. */
    showLogin: yesNo('显示登录表单'),
    /** Spelled as the clients read it. */
    isWartermark: yesNo('显示水印'),
    ssoType: text('单点登录方式', { max: 20 }),
    ssoLoginUrl: text('单点登录地址', { max: 500 }),
    ssoLogoutUrl: text('单点退出地址', { max: 500 }),
    ureportUrl: text('报表地址', { max: 500 }),
  },
  unique: [['appType']],
})
