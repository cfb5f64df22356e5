import type { Served } from '#server/core/serve.ts'
import { abnormalAccesses } from './abnormal-access.ts'
import { beds } from './bed.ts'
import { rooms } from './room.ts'
import { unlocks } from './unlock.ts'

export const dormitoryServed: readonly Served[] = [rooms, beds, abnormalAccesses, unlocks]
