import { files, integer, longText, moment, reference } from '#domain/kernel/fields.ts'
import { defineFlow } from '#domain/kernel/flow.ts'
import { pictures } from '#domain/kits/common.ts'
import { repairMachine } from '#machines/flows/repair.machine.ts'
import { repairStates } from './words.ts'

const reason = (label: string) => longText(label, { required: true, max: 300 })

export const repairFlow = defineFlow({
  machine: repairMachine,
  field: 'state',
  states: repairStates,
  acts: {
    dispatch: {
      label: '派单',
      asks: { areaId: reference('派给（维修区域）', 'dormitory.repair-area', { required: true }) },
      undo: 10,
    },
    decline: { label: '不予受理', asks: { reason: reason('不予受理的原因') }, danger: true },
    cancel: {
      label: '撤销报修',
      by: 'studentId',
      confirm: '撤销后不再安排维修，需要时请重新报修。',
      danger: true,
    },
    accept: { label: '接单', by: 'workerId', undo: 10 },
    reject: { label: '退单', by: 'workerId', asks: { reason: reason('退单原因') }, danger: true },
    timeOut: { label: '收回', confirm: '收回后退回待派单。' },
    arrive: { label: '到场', by: 'workerId', undo: 10 },
    askDelay: {
      label: '申请延期',
      by: 'workerId',
      asks: { delayUntil: moment('延期至', { required: true }), delayReason: reason('延期原因') },
    },
    agreeDelay: { label: '同意延期' },
    refuseDelay: { label: '不同意延期', asks: { reason: reason('不同意的原因') }, danger: true },
    lapse: { label: '标记超时' },
    finish: {
      label: '完工',
      by: 'workerId',
      asks: { result: reason('维修结果'), resultPhotos: files('完工照片', pictures) },
    },
    confirm: { label: '验收', by: 'studentId', undo: 10 },
    rate: {
      label: '评价',
      by: 'studentId',
      asks: {
        rating: integer('满意度（1–5 分）', { required: true, min: 1, max: 5 }),
        comment: longText('评价内容', { max: 300 }),
      },
    },
    reopen: { label: '要求返修', by: 'studentId', asks: { reopenReason: reason('返修原因') } },
    close: { label: '关闭', confirm: '关闭后不能再评价和返修。' },
  },
  waiting: {
    submitted: { act: 'dispatch', title: '报修派单' },
    returned: { act: 'dispatch', title: '退回的报修重新派单' },
    delayed: { act: 'agreeDelay', title: '审批维修延期' },
    dispatched: { act: 'accept', title: '接受维修派单' },
    accepted: { act: 'arrive', title: '上门维修' },
    arrived: { act: 'finish', title: '完成维修' },
    finished: { act: 'confirm', title: '确认维修结果' },
    awaiting: { act: 'rate', title: '评价维修服务' },
  },
  deadlines: {
    submitted: { field: 'warnAt', act: 'lapse' },
    returned: { field: 'warnAt', act: 'lapse' },
    dispatched: { field: 'acceptBy', act: 'timeOut' },
    accepted: { field: 'warnAt', act: 'lapse' },
    arrived: { field: 'warnAt', act: 'lapse' },
    finished: { field: 'confirmBy', hours: 48, clock: 'wall', act: 'confirm' },
    awaiting: { field: 'closeBy', act: 'close' },
    rated: { field: 'closeBy', act: 'close' },
  },
})
