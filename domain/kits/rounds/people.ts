import type { RoundSpec } from './spec.ts'

/** The field of a turn that names the person. */
export const personIn = ({ of }: Pick<RoundSpec, 'of'>) => (of === 'staff' ? 'teacherId' : 'studentId')

/** What those who look after a round call its people. */
export const peopleOf = ({ of }: Pick<RoundSpec, 'of'>) => (of === 'staff' ? '教职工' : '学生')
