import { bed } from '#domain/dormitory/bed.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

interface Coded {
  readonly id: string
  readonly codeVersion: number | null
}

const saidOf = ({ id, codeVersion }: Coded) => `dormitory bed: ${id} ${codeVersion ?? 0}`

/** What the label at a bed says: nobody makes one up without the server's key, and a new version ends the one before. */
export const bedCodeOf = async ({ app }: Pick<Unit, 'app'>, bed: Coded) =>
  `${bed.id}.${await app.secrets.sign(saidOf(bed))}`

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/

/** Refuses a code that is not of the bed in which the student sleeps. */
export async function mustSleepAt(studentId: string, code: string, { app, db, actor }: Unit): Promise<void> {
  const beds = table(bed, db, actor.tenantId)
  const [, id = null, signature = ''] = shape.exec(code) ?? []
  const found = id && (await beds.get({ id }, ['id', 'codeVersion', 'studentId']))
  if (!found || !(await app.secrets.verify(saidOf(found), signature)))
    return refuse({ type: 'conflict', message: '床位码无效或已更换，请联系宿管员' })
  if (found.studentId === studentId) return
  if ((await beds.count({ studentId })) === 0)
    refuse({ type: 'conflict', message: '您没有入住的床位，请联系宿管员' })
  refuse({ type: 'conflict', message: '这是其他床位的二维码，请扫描自己床位上的二维码' })
}
