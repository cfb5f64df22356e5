import type { Print, Standing } from '#domain/kernel/print.ts'
import { awardParameter } from './parameter.ts'

interface Award {
  readonly state: string | null
}

export const isHeld = ({ state }: Award) => state === 'awarded' || state === 'paid'

const standing = ({ state }: Award): Standing => (state === 'revoked' ? 'void' : 'valid')

/** 荣誉证书, with its number; anybody verifies it by its code. */
export const awardCertificate = {
  title: '荣誉证书',
  settings: { resource: awardParameter, title: 'certificateTitle', seal: 'certificateSeal' },
  number: 'number',
  fields: [
    ...(['studentId', 'departmentId', 'classId', 'name', 'level', 'academicYear', 'term'] as const),
    ...(['amount', 'unit', 'awardedOn'] as const),
  ],
  note: '扫描二维码可核验本证书是否有效。',
  verified: {
    fields: ['studentId', 'name', 'academicYear', 'awardedOn', 'state'],
    masked: ['studentId'],
    standing,
  },
} as const satisfies Print
