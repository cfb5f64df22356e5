import { hardship } from '#domain/affairs/hardship/hardship.ts'
import { leftOf } from '#domain/affairs/hardship/places.ts'
import { hardshipQuota } from '#domain/affairs/hardship/quota.ts'
import { placedStates } from '#domain/affairs/hardship/words.ts'
import type { Row } from '#domain/kernel/infer.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { not, table } from '#server/core/database/table.ts'
import type { Unit } from '#server/core/serve.ts'

export type Hardship = Row<typeof hardship>

/**
 * Sees that the class of an application has a place for it, and lets nobody else take one until the end of the
 * transaction. The place is held by the state of the application, so that a refusal or a return gives it back.
 */
export async function takePlace({ db, actor }: Unit, row: Hardship): Promise<void> {
  const { batchId, classId } = row
  if (!batchId || !classId) return
  const [quota] = await table(hardshipQuota, db, actor.tenantId).lock({ batchId, classId }, [
    'places',
    'moved',
  ])
  if (!quota) return refuse({ type: 'conflict', message: '本班还没有困难认定名额，请先向资助中心申请下达' })
  const taken = { batchId, classId, state: placedStates, id: not(row.id) }
  const used = await table(hardship, db, actor.tenantId).count(taken)
  if (leftOf({ ...quota, used }) < 1)
    refuse({
      type: 'conflict',
      message: phrase('本班 {{count}} 个困难认定名额已用完，请先向学院申请调剂', {
        count: quota.places + quota.moved,
      }),
    })
}
