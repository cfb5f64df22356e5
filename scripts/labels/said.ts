import { type Sentence, sentencesIn } from './sentences.ts'

/** What the operator reads in the console, the page of the interface for developers, and the demo college itself. */
const notShown = [
  'server/{demo,engine/demo,areas/*/demo,node,platform/openapi}/**',
  'server/main.ts',
  'server/core/database/migrate.ts',
]
/** How people head the columns of their sheets. */
const sheets = ['server/engine/import/{synonyms,headings}.ts']

/** What is written down once and kept as it is: the audit, the log of sign-ins, messages to people, names of tasks. */
const records = {
  calls:
    /^(audit|auditAlone|recordSignIn|recordSignInAlone|told|logSent|notifyPerson|carryBy|askModel|enqueue|put|Set|.*\.replace|[\s\S]*\.describe)$/,
  properties: /^(action|target|detail|title|note|provider|name|label|globalTitle|reason|query|body|form)$/,
  texts: new Set([
    '共享列表视图“{{}}”',
    '系统默认',
    '您正在{{}}，验证码 {{}}，5 分钟内有效。请勿告诉他人，非本人操作请忽略。',
    '学生工作',
    '零一二三四五六七八九',
    '{{}}加{{}}等于几',
    '{{}}减{{}}等于几',
    '您在“{{}}”上的登录凭据被重复使用，可能已泄露，该处登录已终止。如非本人操作，请尽快修改密码。',
    '如非本人操作，请立即联系学校。',
    '此邮件由系统发送，请勿回复。接收方式可在“个人中心—消息接收”中修改。',
    '您有 {{}} 条新消息',
    '您的校园账号绑定的手机号已更换为 {{}}。如非本人操作，请立即联系学校。',
    '启用短信验证',
    '打印人：{{}}（{{}}）　打印时间：{{}}',
    '导出人：{{}}（{{}}）　导出时间：{{}}　条件：{{}}　共 {{}} 条',
    '所选记录',
    '撤销导入 {{}}',
    '{{}}年{{}}月',
    ' 等 {{}} 项',
    '可填：{{}}{{}}',
    '第 {{page}} 页，共 {{pages}} 页',
    // Faults of our own code, not of anybody's text.
    '“{{}}” 不是 HH:mm',
    '无效的数字.',
  ]),
}
const refusals = /^refuse(At)?$/

/** Whether a text is kept and not said. What is refused with is said, whatever the property around it is called. */
export const isRecord = ({ call, property, pattern }: Sentence) =>
  records.calls.test(call) ||
  (records.properties.test(property) && !refusals.test(call)) ||
  records.texts.has(pattern)

const checks =
  /(^|\.)(refine|regex|max|min|length|check|addIssue|superRefine|refuse|Refused|RangeError|Error)$/
/** Of a declaration: what is wrong with a value. Its labels are the labels' own test. */
const isFault = ({ call, property, file }: Sentence) =>
  /^(hint|message|error)$/.test(property) || checks.test(call) || file === 'domain/reports/check.ts'

/** Every Chinese text of the declarations, of all or of one area. */
export const declaredIn = (area = '*') => sentencesIn([`domain/${area}/**/*.ts`])

/** Every Chinese text of the server, of all or of one area. */
export const writtenIn = (area?: string, exclude: readonly string[] = []) =>
  sentencesIn([area ? `server/areas/${area}/**/*.ts` : 'server/**/*.ts'], [...notShown, ...exclude])

/** Every sentence that the server or a field can say to a person, of all or of one area. */
export const saidIn = (area?: string): readonly Sentence[] => [
  ...writtenIn(area, sheets).filter((each) => !isRecord(each)),
  ...declaredIn(area).filter((each) => isFault(each) && !isRecord(each)),
  ...(area ? [] : sentencesIn(['machines/approval/**/*.ts'], ['machines/approval/*.fixture.ts'])),
]
