import type { Served } from '#server/core/serve.ts'
import { goodsServed } from './goods/served.ts'
import { readers } from './reader.ts'

export const claimServed: readonly Served[] = [readers, ...goodsServed]
