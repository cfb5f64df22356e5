import { repairOrder } from '#domain/dormitory/repair/order.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { serve } from '#server/core/serve.ts'
import { reported } from './report.ts'
import { accept, agreeDelay, askDelay, dispatch, finish, lapse, reopen } from './steps.ts'
import { nowOf, tellStudent } from './unit.ts'
import { returnMaterial, useMaterial } from './used.ts'

/** What the acts of a repair do beside moving it on. Who may do them, and when, is said by the declaration. */
export const repairOrders = serve(repairOrder, {
  beforeWrite: reported,
  actions: {
    useMaterial: (row, taken, unit) => useMaterial(unit, row, taken),
    returnMaterial: (row, taken, unit) => returnMaterial(unit, row, taken),
    dispatch: (row, { areaId }, unit) => dispatch(row, areaId, unit),
    accept: (row, _, unit) => accept(row, unit),
    timeOut: (_row, _, { actor }) => ({
      set: { reason: actor.id === 'system' ? '超过接单期限，自动收回' : '派单员收回' },
    }),
    arrive: (_row, _, unit) => ({ set: { arrivedAt: nowOf(unit) } }),
    askDelay: (row, { delayUntil }, unit) => askDelay(row, delayUntil, unit),
    agreeDelay: (row, _, unit) => agreeDelay(row, unit),
    lapse: (row, _, unit) => lapse(row, unit),
    finish: (row, _, unit) => finish(row, unit),
    reopen: (row, _, unit) => reopen(row, unit),
    async decline(row, { reason }, unit) {
      await tellStudent(unit, row, phrase('不予受理，{{reason}}', { reason }))
      return undefined
    },
  },
})
