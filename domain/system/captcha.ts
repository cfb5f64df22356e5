import { moment, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 图形验证码: asked and not answered yet. The row goes with the first answer, right or wrong. */
export const captcha = defineTable({
  name: 'system.captcha',
  fields: {
    answerHash: text('答案摘要', { required: true, max: 64 }),
    until: moment('有效期至', { required: true }),
  },
})
