import type { Print, Standing } from '#domain/kernel/print.ts'
import { punishmentSettings } from './settings.ts'

/** States in which there is a decision to hand over. */
const decidedStates: readonly (string | null)[] = ['issued', 'announced', 'effective', 'removed']
export const isDecided = ({ state }: { readonly state: string | null }) => decidedStates.includes(state)

/** States in which it was delivered, so that there is something to prove. */
export const isDelivered = ({ receivedOn }: { readonly receivedOn: string | null }) => receivedOn !== null

function standing({ state }: { readonly state: string | null }): Standing {
  if (state === 'removed') return 'ended'
  if (!decidedStates.includes(state)) return 'void'
  return state === 'effective' ? 'valid' : 'early'
}

/** 处分决定书, with what article 53 of 《普通高等学校学生管理规定》 asks of it. */
export const decisionPaper = {
  title: '学生处分决定书',
  settings: { resource: punishmentSettings, title: 'paperTitle', seal: 'paperSeal' },
  number: 'documentNo',
  fields: [
    ...(['studentId', 'classId', 'departmentId', 'category', 'happenedAt', 'place', 'facts'] as const),
    ...([
      'clause',
      'kind',
      'months',
      'decidedOn',
      'receivedOn',
      'endsOn',
      'appealUntil',
      'originalKind',
    ] as const),
  ],
  decisions: true,
  note: '对本决定有异议的，可以自收到决定书之日起在申诉期限内向学生申诉处理委员会提出书面申诉。申诉期间处分继续执行。',
  verified: {
    fields: ['studentId', 'kind', 'decidedOn', 'state'],
    masked: ['studentId'],
    standing,
  },
} as const satisfies Print

/** 送达回证. */
export const deliverySlip = {
  title: '处分决定书送达回证',
  number: 'documentNo',
  fields: [
    ...(['studentId', 'classId', 'departmentId', 'kind', 'decidedOn'] as const),
    ...(['method', 'deliveryNote', 'receivedOn', 'signedAt', 'appealUntil'] as const),
  ],
  verified: {
    fields: ['studentId', 'method', 'receivedOn', 'state'],
    masked: ['studentId'],
    standing,
  },
} as const satisfies Print
