import { refuse } from '#domain/kernel/refusal.ts'

/** How far a task is, and whether anybody still waits for it. Neither is waited for. */
export interface Progress {
  readonly tell: (done: number, total: number | null, note?: string) => void
  readonly cancelled: () => boolean
}

/** Leaves a task that nobody waits for any more; inside a transaction nothing of it remains. */
export function checkGoesOn({ cancelled }: Progress): void {
  if (cancelled()) refuse({ type: 'conflict', message: '导入已取消' })
}
