import { leaveApplication } from '#domain/leave/application.ts'
import { ApplyScreen } from '#workbench/engine/approval/apply-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { Reckoned } from './apply/reckoned.tsx'

/** The student is the one who is signed in. */
const own = narrowed(leaveApplication, { where: {}, without: ['studentId'] })

/** 请假申请: the form says what the leave comes to while it is being filled in. */
export const Screen = () => (
  <ApplyScreen resource={own} title="请假申请" screen="leave/apply" Foretold={Reckoned} />
)
