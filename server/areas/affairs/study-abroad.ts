import { studyAbroad } from '#domain/affairs/study-abroad.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

export const studiesAbroad = serve(studyAbroad, {
  actions: {
    submit({ since, agreement }, _, { app }) {
      if (since <= todayOf(app)) refuseAt('since', '请在出境前提交申请')
      if (!agreement) refuseAt('agreement', '请上传出国协议书')
      return undefined
    },
  },
})
