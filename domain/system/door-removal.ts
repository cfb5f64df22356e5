import { integer, reference, text } from '#domain/kernel/fields.ts'
import { defineTable } from '#domain/kernel/table.ts'

/** Somebody who is no longer among the people of a door: its controller has to be told that too. */
export const doorRemoval = defineTable({
  name: 'system.door-removal',
  fields: {
    deviceId: reference('门禁设备', 'system.door-device', { required: true }),
    /** Of the `system.door-person` that was. */
    personId: text('门禁人员', { required: true, max: 36 }),
    version: integer('版本', { required: true }),
  },
  indexes: [['deviceId', 'version']],
})
