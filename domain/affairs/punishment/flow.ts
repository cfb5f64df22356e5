import { choice, date, files, longText, text } from '#domain/kernel/fields.ts'
import { defineFlow, usualApproval } from '#domain/kernel/flow.ts'
import { punishmentMachine } from '#machines/flows/punishment.machine.ts'
import { deliveryMethods, punishmentStates } from './words.ts'

export const punishmentFlow = defineFlow({
  machine: punishmentMachine,
  field: 'state',
  states: punishmentStates,
  acts: {
    notify: {
      label: '告知学生',
      confirm: '学生会收到拟处分的事实、理由和依据，并可在期限内陈述和申辩。',
    },
    defend: {
      label: '陈述和申辩',
      by: 'studentId',
      asks: {
        statement: longText('陈述和申辩', {
          required: true,
          max: 2000,
          help: '写明对事实、理由和依据的意见。没有意见的，写“无异议”。',
        }),
        evidence: files('证明材料', { most: 9 }),
      },
    },
    lapse: { label: '申辩期满', byCase: true },
    revise: { label: '退回更正', confirm: '更正后须重新告知学生，并重新听取陈述和申辩。' },
    submit: { label: '报请审批' },
    withdraw: { label: '撤回报批', confirm: '撤回后可以更正并重新报批。' },
    approve: { label: '同意处分', byCase: true },
    reject: { label: '不予处分', byCase: true },
    return: { label: '退回修改', byCase: true },
    issue: {
      label: '下达决定书',
      single: true,
      asks: {
        documentNo: text('决定书文号', {
          ...{ required: true, max: 40, individual: true },
          help: '如：校学处〔2026〕12号',
        }),
        decidedOn: date('决定日期', { required: true }),
      },
    },
    sign: {
      label: '签收决定书',
      by: 'studentId',
      confirm: '签收表示已经收到，不表示认可。自签收次日起可在申诉期限内申诉。',
    },
    deliver: {
      label: '登记送达',
      asks: {
        method: choice('送达方式', deliveryMethods, { required: true }),
        receivedOn: date('送达日期', { required: true }),
        deliveryNote: text('送达说明', {
          ...{ required: true, max: 200 },
          help: '如：学生拒绝签收，由两名见证人签字；或邮件单号',
        }),
        deliveryProof: files('送达凭证', { most: 9 }),
      },
    },
    announce: {
      label: '公告送达',
      asks: {
        deliveryNote: text('公告载体', { required: true, max: 200, help: '如：学校官网通知公告栏' }),
        deliveryProof: files('公告凭证', { most: 9 }),
      },
      confirm: '仅在其他方式无法送达时使用。公告期满视为送达。',
    },
    deem: { label: '公告期满', byCase: true },
    change: { label: '变更处分', byCase: true },
    revoke: { label: '撤销处分', byCase: true },
    grantRemoval: { label: '解除处分', byCase: true },
  },
  refusals: { hasTerm: '开除学籍处分不能解除' },
  waiting: {
    proposed: { act: 'notify', title: '告知拟处分学生' },
    informed: { act: 'defend', title: '对拟处分陈述和申辩' },
    heard: { act: 'submit', title: '报请审批处分' },
    approved: { act: 'issue', title: '下达处分决定书' },
    issued: { act: 'sign', title: '签收处分决定书' },
  },
  deadlines: {
    informed: { field: 'defendUntil', act: 'lapse' },
    announced: { field: 'deemedAt', act: 'deem' },
  },
  approval: {
    model: 'punishment',
    ...usualApproval,
    handedIn: 'notify',
    starter: 'proposedBy',
    student: 'studentId',
  },
})
