import { refuseAt } from '#domain/kernel/refusal.ts'
import { certificate } from '#domain/skills-loan/certificate.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'

export const certificates = serve(certificate, {
  actions: {
    submit({ issuedOn, scan }, _, { app }) {
      if (!scan) refuseAt('scan', '请上传证书扫描件')
      if (issuedOn > todayOf(app)) refuseAt('issuedOn', '发证日期不能晚于今天')
      return undefined
    },
  },
})
