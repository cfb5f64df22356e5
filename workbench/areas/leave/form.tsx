import { leaveFormField } from '#domain/leave/form-field.ts'
import { ListScreen } from '#workbench/engine/list-screen.tsx'
import { Preview } from './apply/preview.tsx'

/** 请假单设计: what each kind of leave asks, with a look at the form that comes of it. */
export const Screen = () => (
  <ListScreen resource={leaveFormField} title="请假单设计" screen="leave/form" extra={<Preview />} />
)
