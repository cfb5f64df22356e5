import { text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 断网名单凭据: the numbers and cards of who is awaited, stretched once so that no desk waits for it. */
export const stretchedSecret = defineTable({
  name: 'claim.stretched-secret',
  fields: {
    /** SHA-256 under a secret of the server over what was stretched, and at what cost: whatever changes is another. */
    source: text('来源摘要', { required: true, max: 64 }),
    secret: text('凭据', { required: true, max: 64 }),
  },
  unique: [['source']],
})
