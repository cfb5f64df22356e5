import { refuse } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { fileLink } from '#domain/system/file-link.ts'
import { serve } from '#server/engine/rows/serve.ts'

export const fileLinks = serve(fileLink, {
  beforeWrite(next) {
    const message = '请选择发布范围'
    if (!isForSomebody(next as Audience))
      refuse({ type: 'invalid', message, fields: { toEverybody: message } })
    return undefined
  },
})
