import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { unsigned } from '#domain/kits/sign-in/fields.ts'
import type { ScheduledWork } from '#server/core/jobs/handler.ts'
import { roundsServer } from '#server/engine/rounds/rounds-server.ts'
import { ownPeople } from '#server/engine/sign-in/own-people.ts'
import { placeAndExcuse, sleepsThere } from './list.ts'
import { signByPassing } from './passes.ts'
import { signFor, signIn } from './sign-in.ts'

/** What of a list is the area's own. */
export const signList = { due: sleepsThere, filled: placeAndExcuse }

const server = roundsServer(signRounds, {
  ...signList,
  beforeFinish: signIn,
  beforeVouch: signFor,
  beforeWrite: ownPeople(signRounds.round, 'buildings', '请选择自己管理的宿舍楼或所带的班级'),
  again: unsigned,
})

/** The lists are brought up to date before passages count. */
const withPasses =
  (tend: ScheduledWork): ScheduledWork =>
  async (app, tenantId, ...more) => ({
    ...(await tend(app, tenantId, ...more)),
    passed: await signByPassing(app, tenantId),
  })

export const signServer = {
  ...server,
  scheduled: Object.fromEntries(
    Object.entries(server.scheduled).map(([code, tend]) => [code, withPasses(tend)]),
  ),
}
