import { instantOf } from '#domain/kits/college-clock.ts'
import { enqueue } from '#server/core/jobs/queue.ts'
import type { Unit } from '#server/core/serve.ts'
import type { KeptCase } from './store.ts'

/** When the clock is to look at a case again: at the first deadline, or the end of a public notice. */
function wakeOf({ found: { value, context } }: KeptCase): string | undefined {
  if (value !== 'reviewing') return undefined
  const deadlines = context.tasks.flatMap(({ state, past, deadlines, fired }) =>
    state === 'open' && !past ? (deadlines[fired]?.due ?? []) : [],
  )
  const notices = Object.values(context.steps).flatMap((step) =>
    step.kind === 'notice' && step.state === 'open' && !step.over ? [step.until] : [],
  )
  return [...deadlines, ...notices].toSorted()[0]
}

/** Puts it into the queue, once for each moment. */
export async function wakeLater({ db, app, actor }: Unit, kept: KeptCase): Promise<void> {
  const due = wakeOf(kept)
  if (!due) return
  await enqueue(db, app, {
    tenantId: actor.tenantId,
    kind: 'wake-case',
    label: '审批到期处理',
    params: { id: kept.id, due },
    key: `wake-case ${kept.id} ${due}`,
    runAt: instantOf(due),
    by: null,
  })
}
