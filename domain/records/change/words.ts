import { closed, type Dictionary } from '#domain/kernel/dictionary.ts'

/** 学籍异动类别, by the codes of the classic table. */
export const changeKinds = closed('records.change-kind', '异动类别', {
  '01': '公派留学',
  '02': '留级',
  '03': '降级',
  '04': '跳级',
  '05': '试读',
  '06': '延长年限',
  '07': '试读通过',
  '08': '回国复学',
  '11': '休学',
  '12': '复学',
  '13': '停学',
  '14': '保留入学资格',
  '15': '恢复入学资格',
  '16': '取消入学资格',
  '17': '恢复学籍',
  '18': '取消学籍',
  '19': '保留学籍',
  '21': '转出',
  '22': '转入',
  '23': '转专业',
  '24': '专升本',
  '25': '本转专',
  '26': '转系',
  '27': '硕转博',
  '28': '博转硕',
  '29': '转班级',
  '31': '退学',
  '42': '开除学籍',
  '51': '死亡',
  '61': '提前毕业',
  '62': '结业',
  '63': '肄业',
  '64': '国内访学',
  '65': '访学返校',
  '71': '导师变更',
  '99': '其他异动',
})

export type ChangeKind = keyof typeof changeKinds.labels

/** Some of the kinds, of which one is asked for or decided; the words are those of all kinds. */
export const someKinds = (
  name: string,
  label: string,
  codes: readonly ChangeKind[],
): Dictionary<ChangeKind> =>
  closed(
    name,
    label,
    Object.fromEntries(codes.map((code) => [code, changeKinds.labels[code]])),
  ) as Dictionary<ChangeKind>

/** Those that a student asks for; the others the college decides. */
export const askedKinds = someKinds('records.asked-change-kind', '申请异动类别', [
  ...(['01', '04', '06', '08', '11', '12', '14', '15', '19'] as const),
  ...(['21', '23', '26', '29', '31', '61', '64', '65'] as const),
])

/** Of postgraduates alone. */
export const postgraduateKinds: readonly ChangeKind[] = ['27', '28', '71']

export const decidedKinds = someKinds(
  'records.decided-change-kind',
  '学校办理异动类别',
  (Object.keys(changeKinds.labels) as ChangeKind[]).filter((kind) => !postgraduateKinds.includes(kind)),
)

export const changeReasons = closed('records.change-reason', '异动原因', {
  '01': '成绩优秀',
  '02': '专业兴趣与特长',
  '10': '疾病',
  '11': '精神疾病',
  '12': '传染疾病',
  '19': '其他疾病',
  '21': '自动退学',
  '22': '成绩太差',
  '23': '触犯刑法',
  '24': '休学创业',
  '25': '停学实践（求职）',
  '26': '家长病重',
  '27': '贫困',
  '28': '非留学出国',
  '29': '自费出国退学',
  '30': '自费留学',
  '31': '休学期满未办复学',
  '32': '恶意欠费',
  '33': '超过最长年限',
  '34': '应征入伍',
  '35': '退役复学',
  '36': '病愈复学',
  '99': '其他原因',
})

/** States of the chart `machines/flows/status-change.machine.ts`. */
export const changeStates = closed(
  'records.change-state',
  '异动状态',
  {
    draft: '草稿',
    reviewing: '审批中',
    sentBack: '退回修改',
    withdrawn: '已撤回',
    refused: '未批准',
    approved: '待生效',
    effective: '已生效',
    reverted: '已撤销',
    cancelled: '已取消',
  },
  {
    reviewing: 'accent',
    sentBack: 'warning',
    refused: 'danger',
    approved: 'info',
    effective: 'success',
    reverted: 'danger',
  },
)
