import { longText, reference } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 电子签名: one of each person, for that person alone and what they approve. */
export const signature = defineTable({
  name: 'system.signature',
  fields: {
    userId: reference('用户', 'system.user', { required: true }),
    /** As domain/kernel/signature-drawing.ts has it, in JSON. */
    drawing: longText('签名', { required: true }),
  },
  unique: [['userId']],
})
