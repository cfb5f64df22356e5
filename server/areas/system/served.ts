import type { Served } from '#server/resource/serve.ts'
import { fileLinks } from './file-link.ts'
import { notices } from './notice.ts'

export const systemServed: readonly Served[] = [notices, fileLinks]
