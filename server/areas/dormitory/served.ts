import type { Served } from '#server/resource/serve.ts'
import { beds } from './bed.ts'
import { rooms } from './room.ts'

export const dormitoryServed: readonly Served[] = [rooms, beds]
