import { ApplyScreen } from '#workbench/engine/approval/apply-screen.tsx'
import { ownApplication } from './apply/own-application.ts'
import { Reckoned } from './apply/reckoned.tsx'
import { WithDesigns } from './apply/with-designs.tsx'

/** 请假申请: the form asks what its kind does, and says what the leave comes to while it is being filled in. */
export const Screen = () => (
  <WithDesigns>
    <ApplyScreen resource={ownApplication} title="请假申请" screen="leave/apply" Foretold={Reckoned} />
  </WithDesigns>
)
