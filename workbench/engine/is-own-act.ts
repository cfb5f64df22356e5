import type { Action } from '#domain/kernel/action.ts'

/** Whether it is one that a row asks of the person whom it names, and of nobody else. */
export const isOwnAct = ({ by, danger }: Pick<Action, 'by' | 'danger'>): boolean =>
  by !== undefined && !danger
