/** What the demo college says of itself before anybody signs in. */
export const infos = [
  {
    appType: '0',
    schoolName: '示例职业技术学院',
    globalTitle: '智慧校园',
    globalViceTitle: '学生工作',
    showLogin: true,
    isWartermark: false,
    ssoType: '0',
  },
  {
    appType: '2',
    schoolName: '示例职业技术学院',
    globalTitle: '迎新服务',
    globalViceTitle: '欢迎报到',
    loginTips: '账号为录取通知书上的考生号，初始密码为身份证号后六位。',
    showLogin: true,
    isWartermark: false,
    ssoType: '0',
  },
]

/** Written down and out of use: a demo sends nothing to anybody. */
export const carriers = [
  {
    name: '校园短信平台',
    url: 'https://sms.example.com/v1/messages',
    body: '{"mobile":"{{phone}}","content":"{{text}}"}',
    signature: '示例学院',
    dailyLimit: 20_000,
    usual: false,
    enabled: false,
  },
  {
    name: '备用短信通道',
    url: 'https://backup-sms.example.com/send',
    body: '{"to":["{{phone}}"],"message":{"text":"{{text}}"}}',
    signature: '示例学院',
    dailyLimit: 2000,
    usual: false,
    enabled: false,
  },
]

const rule = {
  inApp: true,
  sms: false,
  wechatWork: false,
  email: false,
  quietFrom: null,
  quietTo: null,
  enabled: true,
}

export const rules = [
  {
    ...rule,
    event: 'notice',
    title: '{{title}}',
    text: '{{text}}',
    wechatWork: true,
    quietFrom: '22:00',
    quietTo: '07:00',
  },
  {
    ...rule,
    event: 'review-passed',
    title: '{{subject}}已通过',
    text: '{{name}}，您的{{subject}}已通过。{{reason}}',
  },
  {
    ...rule,
    event: 'review-refused',
    title: '{{subject}}被退回',
    text: '{{name}}，您的{{subject}}被退回：{{reason}}。请修改后重新提交。',
  },
  {
    ...rule,
    event: 'export-ready',
    title: '{{fileName}} 已导出',
    text: '共 {{rows}} 行，请在任务中心下载，7 天内有效。',
  },
]

export const advices = [
  {
    sort: 1,
    keyword: '密码',
    answer: '在“个人中心—修改密码”中修改；忘记密码请在登录页点“忘记密码”，用绑定的手机号找回。',
    link: '/personalcenter',
    enabled: true,
  },
  {
    sort: 2,
    keyword: '课表',
    answer: '本周课表在“今日课表”，调课后会自动更新；发现有误请联系任课教师或院系教务员。',
    link: '/personal/mylesson',
    enabled: true,
  },
  {
    sort: 3,
    keyword: '请假',
    answer: '三天以内由辅导员审批，超过三天须院系审批；请先与辅导员沟通，再在服务中心提交。',
    link: null,
    enabled: true,
  },
  { sort: 4, keyword: '校历', answer: '放假、调休和考试周以学校发布的校历为准。', link: null, enabled: true },
]

/** What people say of a service. */
export const judgements = [
  ...['很方便，手机上也能用', '消息提醒很及时', '界面清楚', '功能够用'],
  ...['希望打开再快一点', '找了一会儿才找到入口', null],
]

/** The titles of messages by what they are about. */
export const titlesOfSent: Readonly<Record<string, string>> = {
  ...{ notice: '公告提醒', service: '办理进展提醒', code: '登录验证码' },
}
