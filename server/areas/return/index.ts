import { returnRounds } from '#domain/return/rounds.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import { lookOver } from './list.ts'
import { returnPlans } from './plan.ts'
import { again, arrive, vouchFor } from './turn.ts'

const rounds = roundsServer(returnRounds, {
  ...{ filled: lookOver, beforeFinish: arrive, beforeVouch: vouchFor, again },
})

export const returnServer: ServerArea = {
  ...rounds,
  served: [...rounds.served, returnPlans],
  reads: ['base.canton', 'base.student', 'leave.application', 'leave.gate-record', 'dormitory.door-access'],
  demo: async (_, tenantId, app) => (await import('./demo/return.ts')).demoReturn(app, tenantId),
}
