import type { AppContext } from './app-context.ts'

/**
 * The time as devices count it, by which what they sign is fresh: not the school's own, which a demo college may have moved.
 */
export const realNow = ({ now, ahead }: Pick<AppContext, 'now' | 'ahead'>): Date =>
  new Date(now().getTime() - (ahead?.() ?? 0))
