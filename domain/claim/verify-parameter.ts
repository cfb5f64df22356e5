import { arrivalState } from '#domain/admissions/admitted-student.ts'
import { choices, date, decimal, integer, longText, text, yesNo } from '#domain/kernel/fields.ts'
import type { CreateOf } from '#domain/kernel/infer.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { gradeYear } from '#domain/kits/common.ts'
import { inOrder } from '#domain/kits/period.ts'

const fields = {
  year: integer('核验年份', {
    ...gradeYear,
    help: '核验哪一年录取的新生。留空时，取录取名单中最近的一年。',
  }),
  opensOn: date('开放日期', { help: '留空表示不限。' }),
  closesOn: date('截止日期', { help: '截止当天仍可核验；留空表示不限。' }),
  admits: choices('可以报到的状态', arrivalState, {
    required: true,
    help: '报到状态不在其中的新生，按“不在名单”处理；已报到的新生按“已报到”处理。',
  }),
  unpaidMayPass: yesNo('未缴清费用可以通过', {
    required: true,
    help: '开启时只提示欠缴金额；关闭时须先缴费，或由第二人确认后人工放行。',
  }),
  offlineCopy: yesNo('允许断网核验', {
    required: true,
    help: '开启时，核验台保存一份加密的名单，断网后继续核验，联网后自动上传。',
  }),
  repeatSeconds: decimal('重复刷卡间隔（秒）', {
    required: true,
    min: 0.5,
    max: 10,
    help: '同一张卡在这段时间内再次刷到，算作同一次。',
  }),
  sound: yesNo('默认打开提示音', { required: true }),
  slipTitle: text('凭条标题', { required: true, max: 40 }),
  slipNote: text('凭条说明', { max: 100, help: '印在凭条末尾，例如下一步去哪里办理。' }),
  bring: longText('报到须带的材料', {
    max: 500,
    help: '每行一项，显示在新生的核验二维码下方。',
  }),
}

export type VerifyRules = Required<CreateOf<typeof fields>>

/** What holds in a college that has set nothing. */
const verifyInitial: VerifyRules = {
  year: null,
  opensOn: null,
  closesOn: null,
  admits: 'awaited,deferred',
  unpaidMayPass: true,
  offlineCopy: true,
  repeatSeconds: 1.5,
  sound: true,
  slipTitle: '新生报到凭条',
  slipNote: '请凭本条领取物资并办理入住。',
  bring: '本人身份证原件\n录取通知书\n近期一寸免冠照片',
}

/** 新生核验参数: how the desks judge on the days of arrival. */
export const verifyParameter = defineResource({
  name: 'claim.verify-parameter',
  label: '新生核验参数',
  title: 'slipTitle',
  fields,
  form: {
    核验范围: ['year', 'opensOn', 'closesOn', 'admits'],
    判定规则: ['unpaidMayPass', 'offlineCopy', 'repeatSeconds'],
    提示与凭条: ['sound', 'slipTitle', 'slipNote', 'bring'],
  },
  columns: ['year', 'opensOn', 'closesOn', 'admits', 'unpaidMayPass', 'offlineCopy'],
  filters: [],
  singleton: { initial: verifyInitial },
  rules: [inOrder('opensOn', 'closesOn', '截止日期不能早于开放日期')],
  audited: true,
})
