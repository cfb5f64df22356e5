import { closed } from '#domain/kernel/dictionary.ts'
import type { EndReason } from '../stay.ts'

export const leavingKinds = closed('dormitory.leaving-kind', '离校类型', {
  holiday: '假期离校',
  internship: '实习离校',
  graduation: '毕业离校',
  suspension: '休学离校',
  withdrawal: '退学离校',
})

export type LeavingKind = keyof typeof leavingKinds.labels

/** Kinds after which nobody comes back to the bed, and how the end of the stay is kept. */
export const endsOfStay: Readonly<Partial<Record<LeavingKind, EndReason>>> = {
  graduation: 'graduation',
  suspension: 'suspension',
  withdrawal: 'checkout',
}

/** States of the chart `machines/flows/leave-school.machine.ts`. */
export const leavingStates = closed(
  'dormitory.leaving-state',
  '离校状态',
  { expected: '待离校', away: '离校中', back: '已返校', gone: '已离校', cancelled: '已取消' },
  { expected: 'warning', away: 'info', back: 'success', gone: 'neutral' },
)

export const keyStates = closed(
  'dormitory.key-state',
  '钥匙情况',
  { returned: '已交回', kept: '本人保管', lost: '遗失' },
  { returned: 'success', lost: 'danger' },
)
