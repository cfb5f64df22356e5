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

export const hasEnded = ({ state }: Pick<OwnTask, 'state'>) => endStates.includes(state)
