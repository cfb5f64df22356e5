import type { ApproveStep } from './definition.ts'
import type { Source } from './source.ts'

type Plain = Exclude<
  Source,
  { readonly role: string } | { readonly ids: readonly string[] } | { readonly field: string }
>

type More = Partial<Omit<ApproveStep, 'kind' | 'id' | 'title' | 'who'>>

/**
 * A step of an approval as most are: one of these people decides and is reminded after so many working hours; where
 * there is nobody, the administrators decide, and who has approved before is not asked again.
 */
export const approvalStep = (
  id: string,
  title: string,
  who: Plain['kind'] | readonly Source[],
  hours: number,
  more: More = {},
): ApproveStep => ({
  kind: 'approve',
  id,
  title,
  who: typeof who === 'string' ? [{ kind: who }] : who,
  mode: 'any',
  whenNobody: 'administrator',
  samePerson: 'skip',
  timers: [{ hours, act: 'remind' }],
  fields: {},
  sign: false,
  seal: false,
  ...more,
})
