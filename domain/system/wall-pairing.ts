import { moment, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** 大屏配对: a display that shows a code and waits for an administrator to enter it. */
export const wallPairing = defineTable({
  name: 'system.wall-pairing',
  fields: {
    /** What stands on the display, for everybody to see. */
    codeHash: text('配对码摘要', { required: true, max: 64 }),
    /** What only the display has: who reads the code from it gets no token by it. */
    secretHash: text('密钥摘要', { required: true, max: 64 }),
    wallId: reference('大屏设备', 'system.wall'),
    until: moment('有效期至', { required: true }),
  },
  unique: [['codeHash'], ['secretHash']],
})
