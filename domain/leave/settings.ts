import { files, integer, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'

const hours = (label: string) => integer(label, { required: true, min: 1, max: 1000 })

const fields = {
  cancelWithin: integer('销假期限（工作日）', {
    required: true,
    min: 0,
    max: 30,
    help: '假期结束后须在几个工作日内销假，超过后标记为逾期未销假。',
  }),
  closeAtGate: yesNo('返校核验后自动销假', {
    required: true,
    help: '关闭时，学生从校门返校后仍须辅导员确认销假。',
  }),
  tellGuardians: yesNo('出入校门时短信告知监护人', {
    required: true,
    help: '发给学生家庭成员中的监护人，只写时间、校门和进出方向。须已开通短信服务。',
  }),
  holidayEves: integer('节假日前几天算节前', {
    required: true,
    max: 7,
    help: '请假跨到节前的日子时，审批按节前处理。填 0 表示不区分。',
  }),
  gateBefore: integer('提前离校（分钟）', {
    required: true,
    max: 1440,
    help: '请假开始前多久可以凭二维码离校。',
  }),
  gateAfter: integer('返校宽限（分钟）', {
    required: true,
    max: 1440,
    help: '请假结束后多久返校不算晚归。',
  }),
  warning: hours('警告（学时）'),
  seriousWarning: hours('严重警告（学时）'),
  demerit: hours('记过（学时）'),
  probation: hours('留校察看（学时）'),
  expulsion: hours('开除学籍（学时）'),
  slipTitle: text('请假条标题', { required: true, max: 40 }),
  slipSeal: files('请假条印章', {
    most: 1,
    accept: ['.png'],
    help: '透明底的 PNG 图片，不超过 300 KB。留空则按学校名称绘制。',
  }),
}

/** 请假设置: how the college reads deadlines, holidays and gates, and from how many hours absence is punished. */
export const leaveSettings = defineResource({
  name: 'leave.settings',
  label: '请假设置',
  title: 'slipTitle',
  fields,
  form: {
    销假: ['cancelWithin', 'closeAtGate'],
    节前与校门: ['holidayEves', 'gateBefore', 'gateAfter', 'tellGuardians'],
    旷课处分起点: ['warning', 'seriousWarning', 'demerit', 'probation', 'expulsion'],
    请假条: ['slipTitle', 'slipSeal'],
  },
  columns: ['cancelWithin', 'holidayEves', 'gateBefore', 'gateAfter'],
  filters: [],
  singleton: {
    initial: {
      ...{
        cancelWithin: 2,
        closeAtGate: false,
        tellGuardians: false,
        holidayEves: 1,
        gateBefore: 60,
        gateAfter: 120,
      },
      ...{ warning: 10, seriousWarning: 20, demerit: 30, probation: 40, expulsion: 50 },
      slipTitle: '学生请假条',
    },
  },
  rules: [
    {
      fields: ['warning', 'seriousWarning', 'demerit', 'probation', 'expulsion'],
      message: '处分起点应由轻到重依次增大',
      holds: ({ warning, seriousWarning, demerit, probation, expulsion }) =>
        warning < seriousWarning && seriousWarning < demerit && demerit < probation && probation < expulsion,
    },
  ],
  audited: true,
})
