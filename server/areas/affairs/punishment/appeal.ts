import { punishmentAppeal } from '#domain/affairs/punishment/appeal.ts'
import { punishmentSettings } from '#domain/affairs/punishment/settings.ts'
import { endsOnOf, isMilder, monthsOf } from '#domain/affairs/punishment/terms.ts'
import { punishmentKinds } from '#domain/affairs/punishment/words.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { serve } from '#server/core/serve.ts'
import { todayOf } from '#server/core/today.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { lockedPunishment, mustBeInEffect, onlyOne, punishmentOf, settle, tellStudent } from './about.ts'

export const punishmentAppeals = serve(punishmentAppeal, {
  async beforeWrite(next, { current, ...unit }) {
    if (current?.state === 'reviewing') return undefined
    const { title } = await punishmentOf(unit, next.punishmentId)
    return { title: title ? `${title} 申诉` : null, outcome: null, newKind: null }
  },
  actions: {
    async submit(row, _, unit) {
      const about = await lockedPunishment(unit, row.punishmentId)
      mustBeInEffect(about)
      // One that was returned was handed in in time.
      if (row.state !== 'sentBack' && (about.appealUntil ?? '') < todayOf(unit.app))
        refuse({
          type: 'conflict',
          message: phrase('申诉期限已于 {{day}} 届满', { day: about.appealUntil }),
        })
      const decided = ['reviewing', 'approved', 'refused']
      await onlyOne(unit, punishmentAppeal, row, decided, '这份处分决定已经申诉过')
      return undefined
    },
    async approve({ punishmentId, outcome, newKind }, _, unit) {
      const about = await lockedPunishment(unit, punishmentId)
      if (outcome === null) return refuse({ type: 'conflict', message: '请填写申诉结论' })
      if (outcome === 'uphold')
        return refuse({ type: 'conflict', message: '维持原处分的，请选择“维持原处分”办理' })
      if (outcome === 'revoke') {
        await settle(unit, about, 'revoke', { outcome: '申诉成立，撤销处分' }, '申诉成立，处分已撤销')
        return undefined
      }
      if (newKind === null || !isMilder(newKind, about.kind))
        return refuse({ type: 'conflict', message: '变更后的处分应轻于原处分' })
      const months = monthsOf(newKind, await settingsOf(unit.db, unit.actor.tenantId, punishmentSettings))
      const set = {
        ...{ kind: newKind, months, endsOn: endsOnOf(about.receivedOn ?? '', months), remindedAt: null },
        outcome: '申诉成立，变更处分',
        originalKind: about.kind,
        title: about.title?.replace(punishmentKinds.labels[about.kind], punishmentKinds.labels[newKind]),
      }
      await settle(unit, about, 'change', set, '申诉成立，处分已变更')
      return undefined
    },
    async reject({ studentId }, _, unit) {
      await tellStudent(unit, studentId, 'punishment-outcome', '申诉复查决定维持原处分')
      return { set: { outcome: 'uphold', newKind: null } }
    },
  },
})
