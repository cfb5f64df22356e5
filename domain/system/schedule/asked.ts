import type { Create, Update } from '#domain/kernel/infer.ts'
import { createSchema, updateSchema } from '#domain/kernel/schema.ts'
import { scheduleEvent } from '#domain/system/schedule-event.ts'

const { userId: _, ...fields } = scheduleEvent.fields
const written = { name: scheduleEvent.name, fields } as const

export type NewAppointment = Create<typeof written>
export type ChangedAppointment = Update<typeof written>

export const appointmentAdded = createSchema(written)
export const appointmentChanged = updateSchema(written)
