import { combinedScore } from '#domain/evaluation/score.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { serve } from '#server/core/serve.ts'

export const combinedScores = serve(combinedScore, {
  actions: {
    object: (_row, _, { app }) => ({ set: { objectedAt: timeOf(app.now()), reply: null, repliedAt: null } }),
    answer: (_row, _, { app }) => ({ set: { repliedAt: timeOf(app.now()) } }),
  },
})
