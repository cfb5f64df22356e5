import { closed } from '#domain/kernel/dictionary.ts'

export const taskStates = closed(
  'resource.task-state',
  '任务状态',
  {
    queued: '排队中',
    running: '执行中',
    done: '已完成',
    failed: '等待重试',
    dead: '已失败',
    cancelled: '已取消',
  },
  { queued: 'info', running: 'accent', done: 'success', failed: 'warning', dead: 'danger' },
)

export type TaskState = keyof typeof taskStates.labels

/** A task in these states has come to its end; of the others something may still be heard. */
const endStates: readonly TaskState[] = ['done', 'dead', 'cancelled']

/** A task as the person who asked for it sees it. */
export interface OwnTask {
  readonly id: string
  readonly kind: string
  readonly label: string
  readonly state: TaskState
  /** How many of `total` are done; null before it was said. */
  readonly progress: number | null
  readonly total: number | null
  /** What is being done, or why it could not be. */
  readonly note: string | null
  readonly result: Readonly<Record<string, unknown>> | null
  readonly createdAt: string
  readonly finishedAt: string | null
}

/** The kind of a task that stands for a batch of changes or removals, done already. */
export const batchTask = 'batch'

/** What such a task leaves behind: by which call of which resource it is taken back. */
export interface BatchTask {
  readonly batch: string
  readonly resource: string
  readonly call: 'undo' | 'restore' | 'takeBackAll'
  readonly undone: boolean
}

/** The batch that a task stands for, as long as it can be taken back. */
export function batchOf({ kind, result }: Pick<OwnTask, 'kind' | 'result'>): BatchTask | null {
  const kept = result as BatchTask | null
  return kind === batchTask && kept && !kept.undone ? kept : null
}

/** What is left behind by the task that wrote the rows of an import. */
export interface ImportTask {
  readonly batchId: string
  readonly resource: string
  readonly undone?: boolean
}

/** The kind of a task that writes the rows of an import. */
export const importTask = 'import-commit'

/** The import that a task has written, as long as it can be taken back. */
export function importOf({ kind, state, result }: OwnTask): ImportTask | null {
  const kept = result as ImportTask | null
  return kind === importTask && state === 'done' && kept && !kept.undone ? kept : null
}

export const hasEnded = ({ state }: Pick<OwnTask, 'state'>) => endStates.includes(state)
