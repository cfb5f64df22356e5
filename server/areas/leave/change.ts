import { student } from '#domain/base/student.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

export type Application = Row<typeof leaveApplication>

/** The application, locked until the end of the transaction. */
export const locked = async (unit: Unit, id: string): Promise<Application> =>
  (await rowsOf(leaveApplication, unit).lock(id)) ?? refuse({ type: 'not-found' })

/** One student's leaves are sent and extended one after another, so that two which overlap never both pass. */
export const lockStudent = ({ db, actor }: Unit, id: string | null) =>
  table(student, db, actor.tenantId).list({ id: id ?? '' }, ['name'], { lock: 'no key update' })

/** Sets what follows from a gate, the clock or an extension on a locked application, whatever person acted. */
export const change = (unit: Unit, current: Application, verb: string, input: Partial<Application>) =>
  // The mere resource: its hook is for what people fill in.
  rowsOf(leaveApplication, unit).update(current, input, { verb })

/** The same for an act of the chart, which must let it pass. */
export const step = (unit: Unit, current: Application, act: string, more: Partial<Application> = {}) =>
  change(unit, current, act, { ...stepped(leaveApplication, current, act, {}), ...more })
