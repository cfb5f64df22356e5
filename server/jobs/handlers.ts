import type { Handler } from './handler.ts'

/** Every kind of task, and what does it. */
export const handlers: Readonly<Record<string, Handler>> = {}
