import { punishmentCancel } from '#domain/affairs/punishment/cancel.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { lockedPunishment, mustBeInEffect, onlyOne, punishmentOf, settle } from './about.ts'
import { removalOf } from './removal.ts'

export const punishmentCancels = serve(punishmentCancel, {
  async beforeWrite(next, { current, ...unit }) {
    if (current?.state === 'reviewing') return undefined
    const { title, kind } = await punishmentOf(unit, next.punishmentId)
    return { title: title ? `${title} 解除` : null, kind }
  },
  actions: {
    async submit(row, _, unit) {
      const about = await lockedPunishment(unit, row.punishmentId)
      mustBeInEffect(about)
      const { due, ...figures } = await removalOf(unit, about, row.merit)
      if (!due)
        refuse({
          type: 'conflict',
          message: phrase('{{from}} 起可以申请解除', { from: figures.removableOn }),
        })
      await onlyOne(unit, punishmentCancel, row, ['reviewing'], '这份处分已有审批中的解除申请')
      return { set: { ...figures, kind: about.kind } }
    },
    async approve({ punishmentId }, _, unit) {
      const about = await lockedPunishment(unit, punishmentId)
      await settle(unit, about, 'grantRemoval', { removedOn: todayOf(unit.app) }, '处分已解除')
      return undefined
    },
  },
})
