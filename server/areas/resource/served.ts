import type { Served } from '#server/resource/serve.ts'
import { attachments } from './attachment.ts'
import { objectStorages } from './object-storage.ts'
import { tasks } from './task.ts'

export const resourceServed: readonly Served[] = [attachments, objectStorages, tasks]
