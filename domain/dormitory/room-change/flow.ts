import { date, longText, reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { roomChangeMachine } from '#machines/flows/room-change.machine.ts'
import { roomChangeStates } from './words.ts'

export const roomChangeFlow = defineFlow({
  machine: roomChangeMachine,
  field: 'state',
  states: roomChangeStates,
  acts: {
    submit: { label: '提交申请', by: 'studentId' },
    agree: {
      label: '同意互换',
      by: 'partnerId',
      confirm: '审批通过并由双方确认后，你们将互换床位。',
    },
    decline: {
      label: '不同意互换',
      by: 'partnerId',
      asks: { because: longText('原因', { max: 200 }) },
      danger: true,
    },
    withdraw: { label: '撤回申请', by: 'studentId', confirm: '撤回后可以修改并重新提交。' },
    counsellorPass: { label: '辅导员通过' },
    collegePass: { label: '学院通过' },
    approve: { label: '批准调宿' },
    reject: { label: '驳回' },
    return: { label: '退回修改' },
    arrange: {
      label: '安排搬迁',
      asks: {
        toBedId: reference('新床位', 'dormitory.bed', { help: '单独调换时必填；两人互换时留空' }),
        moveBy: date('搬迁期限', { help: '留空按调宿设置计算' }),
      },
    },
    confirm: { label: '我已搬迁', by: 'studentId', confirm: '请在实际搬迁后确认。' },
    confirmSwap: { label: '我已完成互换', by: 'partnerId', confirm: '请在实际搬迁后确认。' },
    finish: {
      label: '办结调宿',
      asks: {
        oldKeyBack: yesNo('旧钥匙已收回', { required: true }),
        newKeyNo: text('新钥匙号', { max: 20 }),
      },
      confirm: '原住宿登记将结束，新住宿登记同时开始。',
    },
    giveUp: { label: '取消调宿', confirm: '取消后不能恢复，需要时请重新申请。', danger: true },
  },
  refusals: {
    isConfirmed: '搬迁的学生尚未全部确认',
    isUnconfirmed: '已经确认过搬迁',
    isSwapUnconfirmed: '只有互换的对方在确认前可以执行此操作',
  },
  waiting: {
    agreeing: { act: 'agree', title: '答复互换宿舍' },
    approved: { act: 'arrange', title: '安排调宿搬迁' },
    moving: { act: 'finish', title: '办结调宿' },
  },
  approval: {
    model: 'room-change',
    ...usualApproval,
    handedIn: 'submit',
    starter: 'senderId',
    passed: { counsellor: 'counsellorPass', college: 'collegePass' },
    student: 'studentId',
  },
})
