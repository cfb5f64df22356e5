import type { Served } from '#server/resource/serve.ts'
import { attachments } from './attachment.ts'
import { objectStorages } from './object-storage.ts'

export const resourceServed: readonly Served[] = [attachments, objectStorages]
