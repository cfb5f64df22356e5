import type { ServerArea } from '#server/core/server-area.ts'
import { additionalScores } from './additional-score.ts'
import { computeEvaluations, evaluationBatches } from './batch.ts'
import { installEvaluation } from './install.ts'
import { evaluationItems, evaluationTypes, plusMinusStandards } from './rules.ts'
import { combinedScores } from './score.ts'
import { evaluationSetRoutes } from './set.ts'

export const evaluationServer: ServerArea = {
  reads: [
    ...(['base.class', 'base.student', 'violation.kind', 'violation.record'] as const),
    'affairs.punishment',
  ],
  served: [
    ...[evaluationTypes, evaluationItems, plusMinusStandards, evaluationBatches],
    ...[additionalScores, combinedScores],
  ],
  routes: evaluationSetRoutes,
  scheduled: { 'compute-evaluations': computeEvaluations },
  install: installEvaluation,
  demo: async (_db, tenantId, app) => (await import('./demo/evaluation.ts')).demoEvaluation(app, tenantId),
}
