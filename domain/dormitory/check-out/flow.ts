import { choices, files, longText, money, text } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { checkOutMachine } from '#machines/flows/check-out.machine.ts'
import { checkedItems, checkOutStates } from './words.ts'

const items = choices('完好的物品', checkedItems, { required: true })

export const checkOutFlow = defineFlow({
  machine: checkOutMachine,
  field: 'state',
  states: checkOutStates,
  acts: {
    submit: { label: '提交申请' },
    withdraw: { label: '撤回申请', confirm: '撤回后可以修改并重新提交。' },
    approve: { label: '同意退宿' },
    reject: { label: '驳回' },
    return: { label: '退回修改' },
    release: {
      label: '查验合格并退宿',
      asks: { items },
      confirm: '住宿登记将在今天结束，床位随即空出。',
    },
    charge: {
      label: '登记损坏赔偿',
      asks: {
        items: choices('完好的物品', checkedItems),
        damage: longText('损坏情况', { required: true, max: 300 }),
        compensation: money('赔偿金额（元）', { required: true, min: 0.01, max: 20_000 }),
        photos: files('损坏照片', { most: 6 }),
      },
      danger: true,
    },
    settle: {
      label: '赔偿已缴并退宿',
      asks: { receiptNo: text('收据编号', { required: true, max: 40 }) },
      confirm: '住宿登记将在今天结束，床位随即空出；期间已换床的，新床位不受影响。',
    },
    giveUp: { label: '取消退宿', by: 'studentId', confirm: '取消后继续住在原床位。' },
  },
  waiting: {
    checking: { act: 'release', title: '退宿查房' },
    owing: { act: 'settle', title: '退宿赔偿' },
  },
  approval: {
    model: 'check-out',
    ...usualApproval,
    student: 'studentId',
  },
})
