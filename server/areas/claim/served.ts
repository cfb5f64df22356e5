import type { Served } from '#server/resource/serve.ts'
import { goodsServed } from './goods/served.ts'

export const claimServed: readonly Served[] = [...goodsServed]
