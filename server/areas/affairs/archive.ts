import { archive } from '#domain/affairs/archive.ts'
import { archiveMaterials } from '#domain/affairs/archive-materials.ts'
import { affairsSettings } from '#domain/affairs/settings.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuseAt } from '#domain/kernel/refusal.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { refuseToCome, todayOf } from '#server/core/today.ts'
import { entriesOf } from '#server/engine/dictionaries/entries.ts'
import { settingsOf } from '#server/engine/rows/single.ts'

/** Codes of the materials that a file must have and has not. */
const missingOf = (required: string | null, held: string) => {
  const has = held.split(',')
  return (required ?? '').split(',').filter((each) => each !== '' && !has.includes(each))
}

/** Materials by the words of the college. */
async function namesOf({ db, app, actor }: Unit, codes: readonly string[]): Promise<string> {
  const { name } = archiveMaterials
  const words = (await entriesOf({ ...app, db }, actor.tenantId, [name]))[name] ?? []
  return codes.map((code) => words.find(({ value }) => value === code)?.label ?? code).join('、')
}

export const archives = serve(archive, {
  beforeWrite({ receivedOn }, { current, ...unit }) {
    refuseToCome(unit, 'receivedOn', receivedOn, '入库日期不能晚于今天')
    return current ? undefined : { state: 'kept' }
  },
  actions: {
    lend(_, { dueOn }, { app }) {
      const lentOn = todayOf(app)
      if (dueOn < lentOn) refuseAt('dueOn', '应还日期不能早于今天')
      return { set: { lentOn } }
    },
    async transfer({ materials, receivedOn }, { sentOn, missingReason }, unit) {
      refuseToCome(unit, 'sentOn', sentOn, '转出日期不能晚于今天')
      if (sentOn < receivedOn) refuseAt('sentOn', '转出日期不能早于入库日期')
      const { requiredMaterials } = await settingsOf(unit.db, unit.actor.tenantId, affairsSettings)
      const missing = missingOf(requiredMaterials, materials)
      if (missing.length > 0 && !missingReason)
        refuseAt(
          'missingReason',
          phrase('缺少{{materials}}，请补齐或写明转出原因', { materials: await namesOf(unit, missing) }),
        )
      return {
        set: missing.length > 0 ? { missing: missing.join(',') } : { missing: null, missingReason: null },
      }
    },
    receipt({ sentOn }, { receiptOn }, unit) {
      refuseToCome(unit, 'receiptOn', receiptOn, '回执日期不能晚于今天')
      if (receiptOn < (sentOn ?? '')) refuseAt('receiptOn', '回执日期不能早于转出日期')
      return undefined
    },
  },
})
