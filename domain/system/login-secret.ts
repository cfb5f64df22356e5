import { longText } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 登录方式密钥: apart from the login types, so that no call which reads those can bring one along. */
export const loginSecret = defineTable({
  name: 'system.login-secret',
  fields: {
    /** Closed by `AppContext.secrets`. */
    sealed: longText('密文', { required: true }),
  },
})
