import { leaveApplication } from '#domain/leave/application.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { WithDesigns } from './apply/with-designs.tsx'

/** 请假查询: where a counsellor files an application in the student's place, the form asks what its kind does. */
export const Screen = () => (
  <WithDesigns>
    <ListScreen resource={leaveApplication} title="请假查询" screen="leave/query" />
  </WithDesigns>
)
