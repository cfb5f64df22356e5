import { admissions } from '#domain/admissions/screens.ts'
import { base } from '#domain/base/screens.ts'
import { acts } from '#domain/claim/goods/states.ts'
import { claim } from '#domain/claim/screens.ts'
import { verdicts, verifyWays } from '#domain/claim/verdict.ts'
import * as affairs from '#domain/dictionaries/affairs.ts'
import * as calendar from '#domain/dictionaries/calendar.ts'
import * as ethnic from '#domain/dictionaries/ethnic.ts'
import * as national from '#domain/dictionaries/national.ts'
import * as school from '#domain/dictionaries/school.ts'
import * as ofStudents from '#domain/dictionaries/student.ts'
import * as timetable from '#domain/dictionaries/timetable.ts'
import { dormitory } from '#domain/dormitory/screens.ts'
import { askedForms } from '#domain/kernel/action.ts'
import type { Dictionary } from '#domain/kernel/dictionary.ts'
import type { Fields } from '#domain/kernel/field.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import type { Area } from '#domain/kernel/screen.ts'
import { resource } from '#domain/resource/screens.ts'
import { roles } from '#domain/roles.ts'
import { revealPurposes } from '#domain/security/reveal-record.ts'
import { security } from '#domain/security/screens.ts'
import { fieldAccesses } from '#domain/security/secret-field.ts'
import { studentService } from '#domain/student-service/screens.ts'
import { desktopCards } from '#domain/system/desktop.ts'
import { reviewStates } from '#domain/system/field-review.ts'
import { importStates } from '#domain/system/import-batch.ts'
import { emptyCells, importModes } from '#domain/system/import-plan.ts'
import { importRowStates } from '#domain/system/import-row.ts'
import { messageKinds } from '#domain/system/message.ts'
import { scanStates } from '#domain/system/scan-ticket.ts'
import { scheduleKinds } from '#domain/system/schedule-event.ts'
import { system } from '#domain/system/screens.ts'
import { smsPurposes } from '#domain/system/sms-code.ts'

/** Every menu of the app, in the order a new college finds them. */
export const areas: readonly Area[] = [
  base,
  dormitory,
  admissions,
  claim,
  studentService,
  security,
  resource,
  system,
]

/** Every resource of the app, in the order in which a new college fills them. */
export const resources: readonly AnyResource[] = areas.flatMap((area) => area.resources)

/** Those that no field of a resource chooses from, or none as yet. */
const further: readonly Dictionary[] = [
  roles,
  fieldAccesses,
  revealPurposes,
  reviewStates,
  importStates,
  importRowStates,
  importModes,
  emptyCells,
  messageKinds,
  desktopCards,
  scheduleKinds,
  scanStates,
  smsPurposes,
  acts,
  verdicts,
  verifyWays,
  ...[national, ethnic, school, calendar, ofStudents, timetable, affairs].flatMap(
    (file) => Object.values(file) as Dictionary[],
  ),
]

/** Every dictionary of the app, closed and open: what the fields of resources choose from, and the others. */
export const dictionaries: readonly Dictionary[] = [
  ...new Set([
    ...further,
    ...resources
      .flatMap((resource) => [resource, ...askedForms(resource).map(([, form]) => form)])
      .flatMap(({ fields }) => Object.values(fields as Fields).flatMap(({ dictionary }) => dictionary ?? [])),
  ]),
]

export const resourceNamed = (name: string): AnyResource | undefined =>
  resources.find((resource) => resource.name === name)
