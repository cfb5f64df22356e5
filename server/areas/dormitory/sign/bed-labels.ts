import type { z } from 'zod'
import { bed } from '#domain/dormitory/bed.ts'
import type { bedLabelsAsked } from '#domain/dormitory/sign/bed-labels-asked.ts'
import { type BedLabel, mostBedLabels } from '#domain/dormitory/sign/calls.ts'
import { signRounds } from '#domain/dormitory/sign/rounds.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { chooserOf } from '#server/engine/batch/chosen.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { bedCodeOf } from './bed-code.ts'

const choose = chooserOf(bed, readerOf(bed))

/** The codes of the chosen beds that the asker keeps, in the order of their names. */
export async function bedLabels(
  { rows }: z.output<typeof bedLabelsAsked>,
  { app, actor }: PersonalCall,
): Promise<readonly BedLabel[]> {
  const unit = { db: app.db, app, actor }
  const chosen = await (await choose(unit, { rows, verb: 'labels' }))(unit)
  if (chosen.length > mostBedLabels)
    refuse({
      type: 'invalid',
      message: phrase('一次最多打印 {{most}} 张床位码，请缩小范围', { most: mostBedLabels }),
    })
  const beds = chosen.flatMap(({ row, reached }) =>
    reached ? [row as unknown as { id: string; name: string; codeVersion: number | null }] : [],
  )
  const inOrder = beds.toSorted((one, other) =>
    one.name.localeCompare(other.name, 'zh-CN', { numeric: true }),
  )
  return Promise.all(
    inOrder.map(async (each) => ({
      ...{ id: each.id, name: each.name },
      path: `${signRounds.path}?code=${await bedCodeOf(unit, each)}`,
    })),
  )
}
