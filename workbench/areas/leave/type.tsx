import { leaveType } from '#domain/leave/type.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { Preview } from './apply/preview.tsx'

/** 请假类型: the kinds of leave with their rules and questions, and a look at the form that comes of them. */
export const Screen = () => (
  <ListScreen resource={leaveType} title={leaveType.label} screen="leave/type" extra={<Preview />} />
)
