import { refuse } from '#domain/kernel/refusal.ts'
import { type Audience, isForSomebody } from '#domain/kits/audience.ts'
import { notice } from '#domain/system/notice.ts'
import { serve } from '#server/engine/rows/serve.ts'
import { cleanHtml, isBlankHtml } from '#server/platform/rich-text/clean.ts'

/** What is published stands as it was read: to change it, it is withdrawn first. */
export const notices = serve(notice, {
  beforeWrite(next, { current }) {
    if (current?.state === 'published')
      return refuse({ type: 'conflict', message: '已发布的公告不能修改，请先撤回' })
    const body = cleanHtml(next.body ?? '')
    if (isBlankHtml(body)) wrong('body', '请填写正文')
    if (!isForSomebody(next as Audience)) wrong('toEverybody', '请选择发布范围')
    return { body, state: current?.state ?? 'draft' }
  },
})

const wrong = (field: string, message: string) =>
  refuse({ type: 'invalid', message, fields: { [field]: message } })
