import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { leaveApplication } from '#domain/leave/application.ts'
import { leaveCalls } from '#domain/leave/calls.ts'
import { ApplyScreen } from '#workbench/engine/approval/apply-screen.tsx'
import { narrowed } from '#workbench/engine/narrowed.ts'
import { ask } from '#workbench/http/ask.ts'
import { designed } from './apply/designed.ts'
import { Reckoned } from './apply/reckoned.tsx'

/** The student is the one who is signed in. */
const own = narrowed(leaveApplication, { where: {}, without: ['studentId'] })

/** 请假申请: the form asks what its kind does, and says what the leave comes to while it is being filled in. */
export function Screen() {
  const { data } = useQuery({
    queryKey: ['leave.form-field', 'mine'],
    queryFn: () => ask(leaveCalls.forms, undefined, { quiet: true }),
    staleTime: 60_000,
  })
  const { resource, form } = useMemo(() => designed(own, data ?? []), [data])
  return (
    <ApplyScreen
      resource={resource}
      title="请假申请"
      screen="leave/apply"
      Foretold={Reckoned}
      design={form}
    />
  )
}
