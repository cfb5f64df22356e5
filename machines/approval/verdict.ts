import type { Mode } from '#domain/workflow/definition.ts'
import { type CaseContext, childrenOf, isActive, type Task, tasksIn } from './approval.case.ts'

type Verdict = 'passed' | 'rejected' | null

/** Those who decide a step: each with the signers they added before and after themselves. */
export const votersIn = (of: CaseContext, step: string) =>
  tasksIn(of, step).filter(
    ({ kind, state }) => (kind === 'own' || kind === 'parallel') && state !== 'removed',
  )

/** What one voter says: a no of an added signer is theirs, and a yes takes all of them. */
export function voiceOf(of: CaseContext, voter: Task): Verdict {
  const group = [voter, ...signersOf(of, voter)]
  if (group.some(({ state }) => state === 'rejected')) return 'rejected'
  return group.some(isActive) ? null : 'passed'
}

const signersOf = (of: CaseContext, task: Task): readonly Task[] =>
  childrenOf(of, task)
    .filter(({ kind }) => kind === 'before' || kind === 'after')
    .flatMap((child) => [child, ...signersOf(of, child)])

/** How a step is decided; null while it is not. It is as soon as nothing can change it. */
export function verdictOf(of: CaseContext, step: string, mode: Mode): Verdict {
  const voices = votersIn(of, step).map((voter) => voiceOf(of, voter))
  const count = (verdict: Verdict) => voices.filter((voice) => voice === verdict).length
  const [yes, no, open, all] = [count('passed'), count('rejected'), count(null), voices.length]
  if (typeof mode === 'object') {
    if (yes * 100 >= mode.vote * all) return 'passed'
    return (all - no) * 100 < mode.vote * all ? 'rejected' : null
  }
  if (mode === 'any') return no > 0 ? 'rejected' : yes > 0 ? 'passed' : null
  if (no > 0 && (mode !== 'all' || open === 0)) return 'rejected'
  return open > 0 ? null : 'passed'
}
