import type { Step } from './definition.ts'
import type { Source } from './source.ts'

/** Everywhere in a step where people may come from. */
export function sourcesOf(step: Step): readonly Source[] {
  if (step.kind === 'cc') return step.who
  if (step.kind === 'notice') return step.objections ?? []
  if (step.kind !== 'approve') return []
  const escalated = step.timers.flatMap((timer) => (timer.act === 'escalate' ? timer.to : []))
  const named: readonly Source[] =
    typeof step.whenNobody === 'object' ? [{ kind: 'users', ids: step.whenNobody.to }] : []
  return [...step.who, ...escalated, ...named]
}
