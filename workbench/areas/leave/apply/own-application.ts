import { leaveApplication } from '#domain/leave/application.ts'
import { narrowed } from '#workbench/engine/narrowed.ts'

/** An application as a student files it: the student is the one who is signed in. */
export const ownApplication = narrowed(leaveApplication, { where: {}, without: ['studentId'] })
