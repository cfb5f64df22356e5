import { Progress } from '#design-system/progress/progress.tsx'
import { type OwnTask, type TaskState, taskStates } from '#domain/resource/own-task.ts'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface TaskProgressProps {
  readonly task: Pick<OwnTask, 'label' | 'state' | 'progress' | 'total' | 'note'>
  /** Only for screen readers, where the name of the task stands beside it already. */
  readonly hideLabel?: boolean
}

const tones = {
  queued: 'accent',
  running: 'accent',
  failed: 'warning',
  done: 'success',
  dead: 'danger',
  cancelled: 'warning',
} as const satisfies Record<TaskState, string>

/** How far a task is, in a bar and in words. */
export function TaskProgress({ task, hideLabel = false }: TaskProgressProps) {
  const { t } = useTranslation()
  const { label, state, progress, total, note } = task
  const done = state === 'done'
  const figure =
    progress !== null && total
      ? t('{{done}} / {{total}} 条', { done: progress, total })
      : codeName(t, taskStates, state)
  return (
    <Progress
      label={label}
      hideLabel={hideLabel}
      value={done ? 1 : shareOf(task)}
      max={done ? 1 : (total ?? 1)}
      tone={tones[state]}
      figure={figure}
      // What was being done says nothing once it is done.
      note={note && !done ? t(note) : undefined}
    />
  )
}

/** While nobody knows how long it takes the bar runs; what has stopped does not run. */
function shareOf({ state, progress, total }: TaskProgressProps['task']) {
  if (total) return progress ?? 0
  return state === 'running' || state === 'queued' ? null : 0
}
