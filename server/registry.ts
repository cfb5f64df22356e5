import { resources, tables } from '#domain/index.ts'
import { jobHandlers as schedules } from '#domain/resource/job.ts'
import { activityServer } from '#server/areas/activity/index.ts'
import { admissionsServer } from '#server/areas/admissions/index.ts'
import { affairsServer } from '#server/areas/affairs/index.ts'
import { awardServer } from '#server/areas/award/index.ts'
import { baseServer } from '#server/areas/base/index.ts'
import { claimServer } from '#server/areas/claim/index.ts'
import { dormitoryServer } from '#server/areas/dormitory/index.ts'
import { evaluationServer } from '#server/areas/evaluation/index.ts'
import { examServer } from '#server/areas/exam/index.ts'
import { feeServer } from '#server/areas/fee/index.ts'
import { leaveServer } from '#server/areas/leave/index.ts'
import { recordsServer } from '#server/areas/records/index.ts'
import { resourceServer } from '#server/areas/resource/index.ts'
import { returnServer } from '#server/areas/return/index.ts'
import { securityServer } from '#server/areas/security/index.ts'
import { skillsLoanServer } from '#server/areas/skills-loan/index.ts'
import { studentServiceServer } from '#server/areas/student-service/index.ts'
import { systemServer } from '#server/areas/system/index.ts'
import { violationServer } from '#server/areas/violation/index.ts'
import { workflowServer } from '#server/areas/workflow/index.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { analyze } from '#server/core/database/analyze.ts'
import type { Handler, ScheduledWork } from '#server/core/jobs/handler.ts'
import type { Served } from '#server/core/serve.ts'
import type { ServerArea } from '#server/core/server-area.ts'
import { exportJob } from '#server/engine/export/job.ts'
import { importHandlers } from '#server/engine/import/handlers.ts'
import { appServed } from '#server/personal/apps/served.ts'
import { jobByTheClock } from '#server/platform/jobs/by-the-clock.ts'
import { ownWork } from '#server/platform/jobs/own-work.ts'
import { reportJob } from '#server/platform/reports/job.ts'

/** Every area, a line each: nothing else of the server knows them all. */
export const areas = {
  base: baseServer,
  // Who is on leave is let off signing in.
  leave: leaveServer,
  dormitory: dormitoryServer,
  admissions: admissionsServer,
  claim: claimServer,
  exam: examServer,
  return: returnServer,
  violation: violationServer,
  fee: feeServer,
  // After the fees: its demo tells what students still owe.
  records: recordsServer,
  affairs: affairsServer,
  activity: activityServer,
  evaluation: evaluationServer,
  award: awardServer,
  'skills-loan': skillsLoanServer,
  'student-service': studentServiceServer,
  workflow: workflowServer,
  security: securityServer,
  resource: resourceServer,
  system: systemServer,
} as const satisfies Readonly<Record<string, ServerArea>>

export const allAreas: readonly ServerArea[] = Object.values(areas)

/** One table of several; a name that stands in two of them must not start. */
function united<Value>(tables: readonly Readonly<Record<string, Value>>[]): Readonly<Record<string, Value>> {
  const entries = tables.flatMap((table) => Object.entries(table))
  const twice = entries.find(([name], at) => entries.findIndex(([other]) => other === name) !== at)
  if (twice) throw new Error(`Two areas say what ${twice[0]} is.`)
  return Object.fromEntries(entries)
}

const special = united(
  [appServed, ...allAreas.map(({ served = [] }) => served)].map((some) =>
    Object.fromEntries(some.map((served) => [served.resource.name, served])),
  ),
)

/** Every resource by its name, served. */
export const served: ReadonlyMap<string, Served> = new Map(
  resources.map((resource) => [resource.name, special[resource.name] ?? { resource }]),
)

const scheduled = united<ScheduledWork>([ownWork, ...allAreas.map(({ scheduled = {} }) => scheduled)])
const idle = [...schedules.known.keys()].find((code) => !(code in scheduled))
if (idle) throw new Error(`Nothing does ${idle} by the clock.`)
const untold = Object.keys(scheduled).find((code) => !schedules.known.has(code))
if (untold) throw new Error(`No area says what ${untold} is, which is done by the clock.`)

/** Every kind of task, and what does it. */
export const jobHandlers: Readonly<Record<string, Handler>> = united<Handler>([
  {
    export: exportJob,
    job: jobByTheClock(scheduled),
    report: reportJob,
  },
  importHandlers,
  ...allAreas.map(({ jobs = {} }) => jobs),
])

/** Gives the demo college the rows of its areas. Those of each are counted for the planner, as the next reads them. */
export async function demoAreas(app: AppContext, tenantId: string): Promise<void> {
  for (const [area, { demo }] of Object.entries<ServerArea>(areas)) {
    if (!demo) continue
    await demo(app.db, tenantId, app)
    await analyze(
      app.db,
      tables.filter(({ name }) => name.startsWith(`${area}.`)),
    )
  }
}

/** Gives a college the rows that its areas begin with. */
export async function installAreas(db: Database, tenantId: string): Promise<void> {
  for (const { install } of allAreas) await install?.(db, tenantId)
}
