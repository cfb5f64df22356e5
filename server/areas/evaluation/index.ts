import { combinedScore } from '#domain/evaluation/score.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { waitingTodos } from '#server/engine/waiting/waiting-todos.ts'
import { additionalScores } from './additional-score.ts'
import { computeEvaluations, evaluationBatches } from './batch.ts'
import { installEvaluation } from './install.ts'
import { evaluationItems, evaluationTypes, plusMinusStandards } from './rules.ts'
import { combinedScores } from './score.ts'
import { evaluationSetRoutes } from './set.ts'

export const evaluationServer: ServerArea = {
  reads: [
    ...(['base.class', 'base.student', 'violation.kind', 'violation.record'] as const),
    ...(['affairs.punishment', 'system.user'] as const),
  ],
  todos: [
    waitingTodos({
      ...{ resource: combinedScore, state: 'objected', may: 'answer' },
      ...{ kind: '综合测评', title: '答复测评异议' },
    }),
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
