import type { Print } from '#domain/kernel/print.ts'

/** 综合测评表: what a student came to in one batch. */
export const scoreSheet = {
  title: '学生综合素质测评表',
  number: 'number',
  fields: [
    ...(['studentId', 'classId', 'departmentId', 'majorId', 'batchId'] as const),
    ...(['moral', 'intellectual', 'physical', 'aesthetic', 'labour', 'total', 'level'] as const),
    ...(['yearTotal', 'classRank', 'classSize', 'majorRank', 'majorSize'] as const),
    ...(['gradeRank', 'gradeSize', 'state'] as const),
  ],
  note: '综合得分为各维度得分按权重折算之和；名次相同的并列。',
  verified: {
    fields: ['studentId', 'batchId', 'total', 'level', 'classRank'],
    masked: ['studentId'],
    standing: ({ state }: { readonly state: string | null }) => (state === 'archived' ? 'valid' : 'early'),
  },
} as const satisfies Print
