import type { Print } from '#domain/kernel/print.ts'

/** 档案转递单: goes with the file to who receives it. */
export const archiveLetter = {
  title: '学生档案转递单',
  number: 'archiveNo',
  fields: [
    ...(['studentId', 'classId', 'receiver', 'address', 'method', 'trackingNo', 'sentOn'] as const),
    ...(['materials', 'materialCount', 'missing', 'missingReason'] as const),
  ],
  note: '请接收单位核对无误后填写回执，加盖公章寄回。',
  verified: {
    fields: ['studentId', 'receiver', 'sentOn', 'state'],
    masked: ['studentId'],
    standing: ({ state }: { readonly state: string | null }) => (state === 'transferred' ? 'valid' : 'void'),
  },
} as const satisfies Print
