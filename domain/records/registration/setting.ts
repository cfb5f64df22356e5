import { choice, integer, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { usualGraceDays } from './rules.ts'
import { arrearsRules, registrars } from './words.ts'

const days = (label: string, min: number, max: number, help?: string) =>
  integer(label, { required: true, min, max, ...(help && { help }) })

/** 报到设置: the usual window of a term's registration, who registers, and what unpaid tuition means for it. */
export const reportSetting = defineResource({
  name: 'records.report-setting',
  label: '报到设置',
  title: 'reportDays',
  fields: {
    daysBefore: days('开学前几天开始报到', 0, 60, '新建批次时未填写日期的，按本页推算'),
    reportDays: days('报到天数', 1, 60),
    registerDays: days('报到结束后可注册的天数', 0, 60),
    deferDays: days('暂缓注册最长（天）', 1, 365, '从注册截止日期起算'),
    selfReport: yesNo('学生可自行报到', { required: true, help: '关闭后由辅导员现场报到' }),
    registrar: choice('由谁注册', registrars, { required: true }),
    arrears: choice('学费未缴清时', arrearsRules, {
      required: true,
      help: '已办理缓缴、减免的不算未缴清',
    }),
    remindDays: days('每隔几天提醒未报到的学生', 1, 30, '报到期间每天 8:30 检查'),
    graceDays: days('逾期几天后提醒学院', 1, 60, '教育部令第 41 号第三十条：超过规定期限未注册'),
  },
  columns: ['reportDays', 'registerDays', 'registrar', 'arrears'],
  filters: [],
  form: {
    报到与注册时间: ['daysBefore', 'reportDays', 'registerDays', 'deferDays'],
    办理要求: ['selfReport', 'registrar', 'arrears'],
    提醒: ['remindDays', 'graceDays'],
  },
  singleton: {
    initial: {
      ...{ daysBefore: 2, reportDays: 3, registerDays: 14, deferDays: 60, selfReport: true },
      ...{ registrar: 'counsellor', arrears: 'bar', remindDays: 2, graceDays: usualGraceDays },
    },
  },
  audited: true,
})
