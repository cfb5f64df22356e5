import type { Served } from '#server/resource/serve.ts'
import { tasks } from './task.ts'

export const resourceServed: readonly Served[] = [tasks]
