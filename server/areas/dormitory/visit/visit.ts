import { visit } from '#domain/dormitory/visit/visit.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { serve } from '#server/core/serve.ts'

const minutesBetween = (from: string, to: string) =>
  Math.max(
    0,
    Math.round((Date.parse(`${to}Z`.replace(' ', 'T')) - Date.parse(`${from}Z`.replace(' ', 'T'))) / 60_000),
  )

export const visits = serve(visit, {
  actions: {
    async finish({ arrivedAt }, answers, { app }) {
      const leftAt = timeOf(app.now())
      return {
        set: { ...answers, state: 'done', leftAt, minutes: minutesBetween(arrivedAt ?? leftAt, leftAt) },
      }
    },
    async void(_, { reason }) {
      return { set: { state: 'void', voidReason: reason } }
    },
  },
})
