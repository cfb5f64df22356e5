import { choice, date, longText, text } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { registrationMachine } from '#machines/flows/registration.machine.ts'
import { absenceReasons, deferralReasons, registrationStates } from './words.ts'

const because = {
  asks: { because: longText('撤销原因', { required: true, max: 200 }) },
  danger: true,
} as const

/** Minutes in which a click on the wrong student is taken back. */
const undo = 30

export const registrationFlow = defineFlow({
  machine: registrationMachine,
  field: 'state',
  states: registrationStates,
  acts: {
    arrive: {
      label: '我要报到',
      by: 'studentId',
      asks: {
        arrivedOn: date('到校日期', { required: true }),
        place: text('现在何处', { required: true, max: 60, help: '如：3 栋 402 宿舍、实训楼' }),
      },
    },
    report: { label: '报到', undo },
    register: { label: '注册', undo },
    defer: {
      label: '暂缓注册',
      asks: {
        until: date('暂缓至', { required: true }),
        deferReason: choice('暂缓原因', deferralReasons, { required: true }),
        note: longText('情况说明', { max: 300 }),
      },
    },
    grant: { label: '批准暂缓', byCase: true },
    explain: {
      label: '登记未报到原因',
      asks: {
        absence: choice('未报到原因', absenceReasons, { required: true }),
        note: longText('情况说明', { max: 300 }),
      },
    },
    lapse: { label: '逾期', byCase: true },
    cancelReport: { label: '撤销报到', ...because },
    cancelRegister: { label: '撤销注册', ...because },
  },
  refusals: { hasReported: '请先办理报到', hasNotReported: '该学生已报到' },
  deadlines: {
    waiting: { field: 'lapsesAt', act: 'lapse' },
    reported: { field: 'lapsesAt', act: 'lapse' },
    deferred: { field: 'lapsesAt', act: 'lapse' },
  },
})
