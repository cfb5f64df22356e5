import type { Print, Standing } from '#domain/kernel/print.ts'
import { leaveSettings } from './settings.ts'
import { endedStates, runningStates } from './words.ts'

/** States in which a slip may be printed. */
export const slipStates: readonly string[] = ['approved', 'away']

interface Held {
  readonly state: string | null
  readonly startsAt: string | null
  readonly endsAt: string | null
}

/** A slip holds while the leave that it was printed for runs. */
function standing({ state, startsAt, endsAt }: Held, now: string): Standing {
  if (endedStates.some((each) => each === state)) return 'ended'
  if (!runningStates.some((each) => each === state)) return 'void'
  if (now < (startsAt ?? '')) return 'early'
  return now > (endsAt ?? '') ? 'ended' : 'valid'
}

/** 请假条: what a student carries, shows at the gate and hands to a teacher. */
export const leaveSlip = {
  title: '学生请假条',
  settings: { resource: leaveSettings, title: 'slipTitle', seal: 'slipSeal' },
  number: 'number',
  fields: [
    'studentId',
    'classId',
    'departmentId',
    'typeId',
    'startsAt',
    'endsAt',
    'days',
    'leavesCampus',
    'destination',
    'reason',
  ],
  decisions: true,
  note: '请妥善保管本请假条，假期结束后按时销假。扫描二维码或在学校查验页面输入校验码，可核对真伪和当前效力。',
  verified: {
    fields: ['studentId', 'classId', 'typeId', 'startsAt', 'endsAt', 'state'],
    masked: ['studentId'],
    standing,
  },
} as const satisfies Print
