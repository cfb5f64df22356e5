import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Step } from '#domain/workflow/definition.ts'
import type { StepKind } from '#domain/workflow/words.ts'
import { newKey } from '#workbench/http/cryptography/random.ts'

/** Hours until somebody is reminded, as long as nobody says otherwise. */
const usualHours = 24

/** A step as it begins. */
export function newStep(kind: StepKind, title: string, field: string): Step {
  const id = `s-${newKey().slice(0, 8)}`
  switch (kind) {
    case 'approve':
      return approvalStep(id, title, 'counsellor', usualHours)
    case 'cc':
      return { kind, id, title, who: [{ kind: 'counsellor' }] }
    case 'notice':
      return { kind, id, title, days: 3, fields: [], masked: true, objections: null }
    case 'branch':
      return {
        kind,
        id,
        title,
        branches: [{ title, when: { field, is: 'filled' }, steps: [] }],
        otherwise: [],
      }
    case 'parallel':
      return {
        kind,
        id,
        title,
        branches: [1, 2].map((at) => ({
          title: `${title} ${at}`,
          steps: [approvalStep(`${id}-${at}`, title, 'counsellor', usualHours)],
        })),
      }
  }
}
