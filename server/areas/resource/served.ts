import type { Served } from '#server/resource/serve.ts'

export const resourceServed: readonly Served[] = []
