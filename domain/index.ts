import { activity } from '#domain/activity/index.ts'
import { admissions } from '#domain/admissions/index.ts'
import { affairs } from '#domain/affairs/index.ts'
import { award } from '#domain/award/index.ts'
import { base } from '#domain/base/index.ts'
import { claim } from '#domain/claim/index.ts'
import { dormitory } from '#domain/dormitory/index.ts'
import { evaluation } from '#domain/evaluation/index.ts'
import { fee } from '#domain/fee/index.ts'
import { askedForms } from '#domain/kernel/action.ts'
import type { Area } from '#domain/kernel/area.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import type { Fields } from '#domain/kernel/field.ts'
import type { Lines } from '#domain/kernel/form.ts'
import type { OwnCards } from '#domain/kernel/mine.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Stats } from '#domain/kernel/stats.ts'
import type { AnyTable } from '#domain/kernel/table.ts'
import { leave } from '#domain/leave/index.ts'
import { records } from '#domain/records/index.ts'
import { reportSources } from '#domain/reports/sources.ts'
import { resource } from '#domain/resource/index.ts'
import { jobHandlers } from '#domain/resource/job.ts'
import { schoolReturn } from '#domain/return/index.ts'
import { security } from '#domain/security/index.ts'
import { skillsLoan } from '#domain/skills-loan/index.ts'
import { studentService } from '#domain/student-service/index.ts'
import { system } from '#domain/system/index.ts'
import { messageEvents } from '#domain/system/message-event.ts'
import { sendEvents } from '#domain/system/send-log.ts'
import { violation } from '#domain/violation/index.ts'
import { workflow } from '#domain/workflow/index.ts'

/** Every area of the app, in the order a new college finds their menus. All that follows is a map over them. */
export const areas: readonly Area[] = [
  base,
  records,
  dormitory,
  admissions,
  claim,
  studentService,
  leave,
  schoolReturn,
  violation,
  fee,
  affairs,
  skillsLoan,
  activity,
  evaluation,
  award,
  workflow,
  security,
  resource,
  system,
]

/** Every resource of the app, in the order in which a new college fills them. */
export const resources: readonly AnyResource[] = areas.flatMap((area) => area.resources)

/** Everything that is counted on a screen. */
export const statistics: readonly Stats[] = areas.flatMap(({ screens }) =>
  screens.flatMap(({ stats }) => stats ?? []),
)

/** Every screen of one's own rows. */
export const ownCards: readonly OwnCards[] = areas.flatMap(({ screens }) =>
  screens.flatMap(({ mine, ...screen }) => (mine ? [{ ...screen, mine }] : [])),
)

/** Every table of the database. */
export const tables: readonly AnyTable[] = [
  ...new Set<AnyTable>([
    ...resources,
    ...resources.flatMap(({ lines = {} }) => Object.values<Lines>(lines).map(({ resource }) => resource)),
    ...areas.flatMap((area) => area.tables ?? []),
  ]),
]

/** Every dictionary of the app, closed and open: what fields choose from, and the others. */
export const dictionaries: readonly Dictionary[] = [
  ...new Set([
    ...areas.flatMap((area) => area.dictionaries ?? []),
    ...[...tables, ...resources.flatMap((resource) => askedForms(resource).map(([, form]) => form))].flatMap(
      ({ fields }) => Object.values(fields as Fields).flatMap(({ dictionary }) => dictionary ?? []),
    ),
  ]),
]

for (const { events = {}, scheduled = {} } of areas) {
  messageEvents.bring(events)
  sendEvents.bring(events)
  jobHandlers.bring(scheduled)
}
reportSources.bring(
  Object.fromEntries(
    resources.filter(({ reported }) => reported).map((resource) => [resource.name, resource]),
  ),
)

export const resourceNamed = (name: string): AnyResource | undefined =>
  resources.find((resource) => resource.name === name)
