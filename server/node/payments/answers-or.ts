import type { z } from 'zod'
import type { ServiceUnavailable } from '#server/core/payments/port.ts'

/** Reads answers of a service; one of another form throws what `malformed` makes. */
export const answersOr =
  (malformed: () => ServiceUnavailable) =>
  <T extends z.ZodType>(form: T, data: unknown): z.output<T> => {
    const parsed = form.safeParse(data)
    if (!parsed.success) throw malformed()
    return parsed.data
  }
