import { insurance } from '#domain/affairs/insurance.ts'
import { insuranceCharge } from '#domain/affairs/insurance-charge.ts'
import { insuranceRefund } from '#domain/affairs/insurance-refund.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { demoRowsIn } from '#server/engine/demo/demo-rows.ts'
import { inTurn, weighted } from '#server/engine/demo/overrides.ts'

/** Charges are drawn in three parts and counted through. */
const numbered = (at: number) => `CB2026${String(at + 1).padStart(6, '0')}`

/** Who is insured for the coming year, who has yet to pay, who is not and why, and who was given the money back. */
export async function demoInsurance(app: AppContext, tenantId: string): Promise<void> {
  const draw = demoRowsIn(app, tenantId)
  const among = { studentId: { studentState: '01' } }
  const usual = { year: 2027, kind: 'resident', premium: '400.00', subsidy: null, absent: false } as const
  const unpaid = { ...usual, paid: '0.00', reason: null, detail: null }
  const part = (key: string, times: number, more: object, whom: object = among) =>
    draw(
      insurance,
      { each: 'studentId', times },
      { ...unpaid, ...more },
      { key, among: whom as typeof among, apart: ['studentId'] },
    )
  const paid = await part('paid', 0.3, { paid: '400.00' })
  const poor = await part('poor', 0.03, { subsidy: '220.00', paid: '180.00' })
  const back = await part('back', 0.02, { reason: weighted({ '1': 70, '4': 30 }) })
  await part('pending', 0.1, {})
  await part('exempt', 0.08, { reason: weighted({ '1': 60, '2': 15, '3': 25 }) })
  await part('absent', 0.5, { absent: true, reason: '5' }, { studentId: { studentState: '02' } })

  const channel = { channelId: { code: ['GT', 'ZZ'] } }
  let charged = 0
  for (const [key, rows] of Object.entries({ paid, poor, back })) {
    const charges = await draw(
      insuranceCharge,
      { each: 'insuranceId', of: rows },
      {
        no: (at) => numbered(charged + at),
        studentId: (_, { of }) => of('insuranceId', 'studentId'),
        ...{ kind: 'resident', year: 2027, amount: (_, { of }) => of('insuranceId', 'due') },
        refunded: (_, { of }) => (key === 'back' ? of('insuranceId', 'due') : '0.00'),
        paidOn: (_, { random }) => `2026-10-${10 + random.below(20)}`,
      },
      { key, among: channel, reads: { insuranceId: ['due', 'studentId'] } },
    )
    charged += charges.length
    if (key === 'back')
      await draw(
        insuranceRefund,
        { each: 'chargeId', of: charges },
        {
          ...{ studentId: (_, { of }) => of('chargeId', 'studentId'), kind: 'resident' },
          reason: inTurn(back.map(({ reason }) => reason as '1')),
          amount: (_, { of }) => of('chargeId', 'amount'),
          refundedOn: (_, { random }) => `2026-11-${10 + random.below(12)}`,
          note: null,
        },
        { among: channel, reads: { chargeId: ['amount', 'studentId'] } },
      )
  }
}
