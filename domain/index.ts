import { base } from '#domain/base/screens.ts'
import * as affairs from '#domain/dictionaries/affairs.ts'
import * as calendar from '#domain/dictionaries/calendar.ts'
import * as ethnic from '#domain/dictionaries/ethnic.ts'
import * as national from '#domain/dictionaries/national.ts'
import * as school from '#domain/dictionaries/school.ts'
import * as ofStudents from '#domain/dictionaries/student.ts'
import * as timetable from '#domain/dictionaries/timetable.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import { grants } from '#domain/kernel/grant.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Area } from '#domain/kernel/screen.ts'
import { buckets } from '#domain/resource/attachment.ts'
import { jobHandlers, jobOutcomes } from '#domain/resource/job.ts'
import { storeKinds } from '#domain/resource/object-storage.ts'
import { reportSources } from '#domain/reports/sources.ts'
import { resource } from '#domain/resource/screens.ts'
import { taskStates } from '#domain/resource/task.ts'
import { roles } from '#domain/roles.ts'
import { auditResults } from '#domain/security/audit-record.ts'
import { revealPurposes } from '#domain/security/reveal-record.ts'
import { security } from '#domain/security/screens.ts'
import { fieldAccesses } from '#domain/security/secret-field.ts'
import { requestKinds, requestStates } from '#domain/system/account-request.ts'
import { appTypes, ssoTypes } from '#domain/system/app-info.ts'
import { appOpenTypes } from '#domain/system/app-name.ts'
import { desktopCards } from '#domain/system/desktop.ts'
import { reviewStates } from '#domain/system/field-review.ts'
import { systemFileKinds } from '#domain/system/file.ts'
import { fileLinkCategories } from '#domain/system/file-link.ts'
import { importStates } from '#domain/system/import-batch.ts'
import { emptyCells, importModes } from '#domain/system/import-plan.ts'
import { importRowStates } from '#domain/system/import-row.ts'
import { errorSides } from '#domain/system/log-error.ts'
import { exportFormats } from '#domain/system/log-export.ts'
import { importOutcomes } from '#domain/system/log-import.ts'
import { userEvents } from '#domain/system/log-user.ts'
import { loginKinds } from '#domain/system/login-type.ts'
import { menuKinds, openTypes, terminals } from '#domain/system/menu.ts'
import { messageKinds } from '#domain/system/message.ts'
import { messageEvents } from '#domain/system/message-event.ts'
import { noticeCategories, noticeStates } from '#domain/system/notice.ts'
import { parameterKinds } from '#domain/system/parameter.ts'
import { scanStates } from '#domain/system/scan-ticket.ts'
import { scheduleKinds } from '#domain/system/schedule-event.ts'
import { system } from '#domain/system/screens.ts'
import { sendChannels, sendEvents, sendStates } from '#domain/system/send-log.ts'
import { signInWays } from '#domain/system/sign-in-way.ts'
import { smsPurposes } from '#domain/system/sms-code.ts'
import { userKinds } from '#domain/system/user.ts'

/** Every menu of the house, in the order a new college finds them. */
export const areas: readonly Area[] = [base, security, resource, system]

/** Every resource of the house, in the order in which a new college fills them. */
export const resources: readonly AnyResource[] = areas.flatMap((area) => area.resources)

/** Every dictionary of the house, closed and open. */
export const dictionaries: readonly Dictionary[] = [
  grants,
  buckets,
  storeKinds,
  roles,
  taskStates,
  jobHandlers,
  jobOutcomes,
  auditResults,
  userKinds,
  menuKinds,
  openTypes,
  terminals,
  parameterKinds,
  errorSides,
  exportFormats,
  scanStates,
  smsPurposes,
  signInWays,
  userEvents,
  noticeCategories,
  noticeStates,
  messageKinds,
  fileLinkCategories,
  systemFileKinds,
  loginKinds,
  appOpenTypes,
  desktopCards,
  scheduleKinds,
  ...[national, ethnic, school, calendar, ofStudents, affairs, timetable].flatMap(
    (file) => Object.values(file) as Dictionary[],
  ),
  requestKinds,
  requestStates,
  reviewStates,
  fieldAccesses,
  importStates,
  importRowStates,
  importOutcomes,
  importModes,
  emptyCells,
  revealPurposes,
  appTypes,
  ssoTypes,
  messageEvents,
  sendChannels,
  sendStates,
  sendEvents,
  reportSources,
]

export const resourceNamed = (name: string): AnyResource | undefined =>
  resources.find((resource) => resource.name === name)
