import { moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 学校登记: which college this installation serves. One row. */
export const registration = defineTable({
  name: 'system.registration',
  fields: {
    /** What the college names when it asks for help; no secret. */
    code: text('安装编号', { required: true, max: 32 }),
    /** Of the key that stands in the log of the server until somebody has used it. */
    keyHash: text('登记密钥摘要', { max: 64 }),
    schoolName: text('学校名称'),
    contact: text('联系人'),
    phone: text('联系电话', { max: 20 }),
    registeredAt: moment('登记时间'),
  },
})
