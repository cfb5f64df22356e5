import { phrase } from '#domain/kernel/phrase.ts'
import type { Definition } from '#domain/workflow/definition.ts'
import { comesBefore, sequencesIn, stepOf } from '#domain/workflow/tree.ts'
import type { CaseContext, StepRecord } from './approval.case.ts'
import { frontOf } from './front.ts'

/** Why a running case cannot be moved to another version of its definition; nothing where it fits. */
export function fits(of: CaseContext, next: Definition): readonly string[] {
  if (of.definition?.id !== next.id) return ['不是同一个流程']
  if (of.definition.version === next.version) return ['已经是这个版本']
  const known = Object.entries(of.steps)
  const lost = known.flatMap(([id, record]) => lostIn(next, id, record) ?? [])
  if (lost.length > 0) return lost
  return known.flatMap(([id, { state }]) => (state === 'open' ? (displacedIn(next, id, of) ?? []) : []))
}

/** A step that the walk has come to and that is another one now, or gone. */
function lostIn(next: Definition, id: string, record: StepRecord): string | undefined {
  const step = stepOf(next, id)
  if (!step) return record.state === 'open' ? '新版本没有正在办理的步骤' : undefined
  if (step.kind !== record.kind) return phrase('“{{name}}”换了类型', { name: step.title })
  return record.kind === 'branch' && record.chosen >= sequencesIn(step).length
    ? phrase('“{{name}}”少了已经走过的分支', { name: step.title })
    : undefined
}

/** An open step that the walk would not stand at: something new comes before it, or it moved elsewhere. */
function displacedIn(next: Definition, id: string, of: CaseContext): string | undefined {
  const front = frontOf(next.steps, of)
  if (front.some((step) => step.id === id)) return undefined
  const earlier = front.find((step) => comesBefore(next, step.id, id))
  if (!earlier) return phrase('“{{name}}”不在已经走到的位置', { name: stepOf(next, id)?.title })
  return of.steps[earlier.id]
    ? undefined
    : phrase('新增的“{{name}}”在正在办理的步骤之前', { name: earlier.title })
}
