import type { Served } from '#server/engine/rows/serve.ts'
import { goodsServed } from './goods/served.ts'
import { readers } from './reader.ts'
import { verifications } from './verification/served.ts'

export const claimServed: readonly Served[] = [readers, verifications, ...goodsServed]
