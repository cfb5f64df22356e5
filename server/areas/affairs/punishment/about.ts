import { punishment } from '#domain/affairs/punishment/punishment.ts'
import { canStep } from '#domain/kernel/flow.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AnyResource } from '#domain/kernel/resource.ts'
import { not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'
import { tellAboutStudent } from '#server/engine/audience/about-student.ts'
import { stepped } from '#server/engine/flow/stepped.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'

export type Punishment = Row<typeof punishment>

const mustExist = (row: Punishment | undefined): Punishment =>
  row ?? refuse({ type: 'invalid', message: '违纪处分不存在', fields: { punishmentId: '违纪处分不存在' } })

/** The punishment that a request is about; refused where there is none. */
export const punishmentOf = async (unit: Unit, id: string | undefined): Promise<Punishment> =>
  mustExist(id ? await rowsOf(punishment, unit).get(id) : undefined)

/** The same, which nobody else changes until the end of the transaction. */
export const lockedPunishment = async (unit: Unit, id: string | undefined): Promise<Punishment> =>
  mustExist(id ? await rowsOf(punishment, unit).lock(id) : undefined)

/** Refuses a request unless the punishment is in effect. */
export function mustBeInEffect({ state }: Punishment): void {
  if (state !== 'effective') refuse({ type: 'conflict', message: '只有执行中的处分可以申请' })
}

interface Request {
  readonly id?: string | undefined
  readonly punishmentId?: string | undefined
}

/** Refuses a request where another of its kind about the same punishment is in one of these states. */
export async function onlyOne(
  { db, actor }: Unit,
  resource: AnyResource,
  { id, punishmentId }: Request,
  states: readonly string[],
  message: string,
): Promise<void> {
  const where = { punishmentId, state: states, ...(id && { id: not(id) }) }
  if (await table(resource, db, actor.tenantId).exists(where as never)) refuse({ type: 'conflict', message })
}

/** Tells the student; without the name, for they know who they are. */
export const tellStudent = (
  unit: Unit,
  studentId: string | null,
  event: string,
  title: string,
  link: `/${string}` = '/affairs/punishment-notice',
) => tellAboutStudent(unit, { studentId }, { kind: 'service', event, title, link })

/** What a request that was granted does to the punishment; refused where it has ended otherwise meanwhile. */
export async function settle(
  unit: Unit,
  row: Punishment,
  step: 'change' | 'revoke' | 'grantRemoval',
  set: Partial<Punishment>,
  news: string,
): Promise<void> {
  if (!punishment.flow || !canStep(punishment.flow, row, step))
    return refuse({ type: 'conflict', message: '处分的状态已经变化，请驳回这份申请' })
  await rowsOf(punishment, unit).update(
    row,
    { ...stepped(punishment, row, step, {}), ...set },
    { verb: step },
  )
  await tellStudent(unit, row.studentId, 'punishment-outcome', news)
}
