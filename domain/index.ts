import { base } from '#domain/base/screens.ts'
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
import { resource } from '#domain/resource/screens.ts'
import { roles } from '#domain/roles.ts'
import { auditResults } from '#domain/security/audit-record.ts'
import { revealPurposes } from '#domain/security/reveal-record.ts'
import { security } from '#domain/security/screens.ts'
import { fieldAccesses } from '#domain/security/secret-field.ts'
import { requestKinds, requestStates } from '#domain/system/account-request.ts'
import { appOpenTypes } from '#domain/system/app-name.ts'
import { desktopCards } from '#domain/system/desktop.ts'
import { fileLinkCategories } from '#domain/system/file-link.ts'
import { errorSides } from '#domain/system/log-error.ts'
import { userEvents } from '#domain/system/log-user.ts'
import { loginKinds } from '#domain/system/login-type.ts'
import { menuKinds, openTypes, terminals } from '#domain/system/menu.ts'
import { messageKinds } from '#domain/system/message.ts'
import { noticeCategories, noticeStates } from '#domain/system/notice.ts'
import { parameterKinds } from '#domain/system/parameter.ts'
import { scanStates } from '#domain/system/scan-ticket.ts'
import { scheduleKinds } from '#domain/system/schedule-event.ts'
import { system } from '#domain/system/screens.ts'
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
  roles,
  auditResults,
  userKinds,
  menuKinds,
  openTypes,
  terminals,
  parameterKinds,
  errorSides,
  scanStates,
  smsPurposes,
  signInWays,
  userEvents,
  noticeCategories,
  noticeStates,
  messageKinds,
  fileLinkCategories,
  loginKinds,
  appOpenTypes,
  desktopCards,
  scheduleKinds,
  ...[national, ethnic, school, calendar, ofStudents, timetable].flatMap(
    (file) => Object.values(file) as Dictionary[],
  ),
  requestKinds,
  requestStates,
  fieldAccesses,
  revealPurposes,
]

export const resourceNamed = (name: string): AnyResource | undefined =>
  resources.find((resource) => resource.name === name)
