import { describe, expect, it } from 'vitest'
import { explore, type Stride, unreached, untaken } from '#machines/explore.fixture.ts'
import { accountRequestMachine } from './account-request.machine.ts'
import { awardMachine } from './award.machine.ts'
import { awardRecordMachine } from './award-record.machine.ts'
import { checkOutMachine } from './check-out.machine.ts'
import { enlistmentMachine } from './enlistment.machine.ts'
import { feeOrderMachine } from './fee-order.machine.ts'
import { goodsOrderMachine } from './goods-order.machine.ts'
import { goodsOrderModel } from './goods-order.model.ts'
import { graduateAuditMachine } from './graduate-audit.machine.ts'
import { hardshipMachine } from './hardship.machine.ts'
import { healthProposalMachine } from './health-proposal.machine.ts'
import { insurancePayoutMachine } from './insurance-payout.machine.ts'
import { issueMachine } from './issue.machine.ts'
import { leaveMachine } from './leave.machine.ts'
import { leaveSchoolMachine } from './leave-school.machine.ts'
import { outsideLivingMachine } from './outside-living.machine.ts'
import { proposalMachine } from './proposal.machine.ts'
import { punishmentMachine } from './punishment.machine.ts'
import { recheckMachine } from './recheck.machine.ts'
import { registrationBatchMachine, registrationMachine } from './registration.machine.ts'
import { reimbursementMachine } from './reimbursement.machine.ts'
import { repairMachine } from './repair.machine.ts'
import { requestMachine } from './request.machine.ts'
import { roomChangeMachine } from './room-change.machine.ts'
import { roundMachine } from './round.machine.ts'
import { statusChangeMachine } from './status-change.machine.ts'
import { stayAtSchoolMachine } from './stay-at-school.machine.ts'
import { revisedTurnMachine, turnMachine, vouchedTurnMachine } from './turn.machine.ts'
import { violationMachine } from './violation.machine.ts'

const wayOf = ({ before, event, after }: Stride) => `${before.value} ${event.type} ${after.value}`
const moves = (strides: readonly Stride[]) => strides.filter(({ taken }) => taken.length > 0).map(wayOf)

it('a request for an account is decided once', () => {
  const events = [{ type: 'approve' }, { type: 'refuse' }]
  const strides = explore(accountRequestMachine, { events, outputs: {} })
  expect(moves(strides)).toEqual(['pending approve approved', 'pending refuse refused'])
})

describe('an order of goods', () => {
  const orders = ['bedding', 'key'].flatMap((kind) =>
    [0, 100].flatMap((paid) =>
      [true, false].flatMap((open) => [true, false].map((mayOwe) => ({ kind, paid, open, mayOwe }))),
    ),
  )
  const strides = orders.map((order) => ({
    ...order,
    strides: explore(goodsOrderMachine, goodsOrderModel(order.kind, order.paid, order)),
  }))
  const all = strides.flatMap((each) => each.strides)

  it('takes every way of its chart for some order', () => {
    expect(untaken(goodsOrderMachine, all)).toEqual([])
    expect(unreached(goodsOrderMachine, all)).toEqual([])
  })

  it('hands out nothing that is owed without leave, and sells nothing outside its hours', () => {
    for (const { open, mayOwe, paid, strides: some } of strides) {
      if (!open) expect(moves(some)).toEqual([])
      if (!mayOwe && paid < 100) expect(moves(some)).not.toContain('chosen receive received')
    }
  })

  it('is never left without something to do but where it was given back', () => {
    const states = new Set(all.map(({ after }) => String(after.value)))
    expect([...states].toSorted()).toEqual(['cancelled', 'chosen', 'lost', 'paid', 'received', 'refunded'])
  })
})

describe('a leave', () => {
  const events = leaveMachine.events.map((type) => ({ type }))
  const strides = explore(leaveMachine, { events, outputs: {} })

  it('takes every way of its chart', () => {
    expect(untaken(leaveMachine, strides)).toEqual([])
    expect(unreached(leaveMachine, strides)).toEqual([])
  })

  it('is left by nobody before it is approved, and closed only once its return was seen', () => {
    const leading = (to: string) => moves(strides).filter((way) => way.endsWith(` ${to}`))
    expect(leading('away')).toEqual(['approved depart away', 'checking sendBack away'])
    expect(leading('closed')).toEqual(['checking confirm closed'])
    expect(leading('approved')).toEqual(['reviewing approve approved'])
  })
})

it('a request takes every way of its chart, and is decided once', () => {
  const events = requestMachine.events.map((type) => ({ type }))
  const strides = explore(requestMachine, { events, outputs: {} })
  expect(untaken(requestMachine, strides)).toEqual([])
  expect(moves(strides).filter((way) => /^(approved|refused) /.test(way))).toEqual([])
})

describe('a repair', () => {
  const events = repairMachine.events.map((type) => ({ type }))
  const walked = [null, '2026-09-01 09:00:00'].map((arrivedAt) =>
    explore(repairMachine, { input: { arrivedAt }, events, outputs: {} }),
  )
  const all = walked.flat()
  const ways = [...new Set(moves(all))]
  const leading = (to: string) => ways.filter((way) => way.endsWith(` ${to}`))

  it('takes every way of its chart', () => {
    expect(untaken(repairMachine, all)).toEqual([])
    expect(unreached(repairMachine, all)).toEqual([])
  })

  it('is finished only by somebody who is there, and given to nobody who has not taken it', () => {
    expect(leading('finished')).toEqual(['arrived finish finished'])
    expect(leading('accepted')).toEqual([
      'dispatched accept accepted',
      'accepted lapse accepted',
      'delayed agreeDelay accepted',
      'delayed refuseDelay accepted',
    ])
    expect(leading('rated')).toEqual(['finished rate rated', 'awaiting rate rated'])
  })

  it('goes on after a delay where it stood, and begins again only before it is closed', () => {
    expect(moves(walked[1] ?? []).filter((way) => way.startsWith('delayed '))).toEqual([
      'delayed agreeDelay arrived',
      'delayed refuseDelay arrived',
    ])
    expect(ways.filter((way) => / reopen /.test(way)).map((way) => way.split(' ')[0])).toEqual([
      'finished',
      'awaiting',
      'rated',
    ])
    expect(ways.filter((way) => /^(closed|cancelled) /.test(way))).toEqual([])
  })
})

describe('a change of room', () => {
  const rows = (['move', 'swap'] as const).flatMap((kind) =>
    [null, '2026-11-20'].flatMap((confirmedAt) =>
      [null, '2026-11-21'].map((swapConfirmedAt) => ({ kind, confirmedAt, swapConfirmedAt })),
    ),
  )
  const events = roomChangeMachine.events.map((type) => ({ type }))
  const each = rows.map((input) => ({
    ...input,
    strides: explore(roomChangeMachine, { input, events, outputs: {} }),
  }))

  it('takes every way of its chart for some application', () => {
    const all = each.flatMap(({ strides }) => strides)
    expect(untaken(roomChangeMachine, all)).toEqual([])
    expect(unreached(roomChangeMachine, all)).toEqual([])
  })

  it('is decided on once the other one agrees, and done once all who move have confirmed', () => {
    for (const { kind, confirmedAt, swapConfirmedAt, strides } of each) {
      const ways = moves(strides)
      const sent = ways.filter((way) => way.endsWith(' reviewing')).toSorted()
      const alone = ['draft submit reviewing', 'sentBack submit reviewing', 'withdrawn submit reviewing']
      expect(sent).toEqual(kind === 'swap' ? ['agreeing agree reviewing'] : alone)
      const all = confirmedAt && (kind === 'move' || swapConfirmedAt)
      expect(ways.filter((way) => way.endsWith(' done'))).toEqual(all ? ['moving finish done'] : [])
    }
  })
})

describe.each([
  ['a round', roundMachine],
  ['a proposal', proposalMachine],
  ['a batch of registration', registrationBatchMachine],
  ['a turn in it', turnMachine],
  ['a turn that staff may do in the place of a student', vouchedTurnMachine],
  ['a turn that the student may correct', revisedTurnMachine],
  ['a stay at school', stayAtSchoolMachine],
  ['a check-out', checkOutMachine],
  ['living outside', outsideLivingMachine],
  ['a violation', violationMachine],
  ['a room to be checked again', recheckMachine],
  ['a proposal of points for a room', healthProposalMachine],
  ['something made on request', issueMachine],
  ['a reimbursement', reimbursementMachine],
  ['a payout of an insurance', insurancePayoutMachine],
  ['an enlistment', enlistmentMachine],
] as const)('%s', (_, machine) => {
  it('takes every way of its chart', () => {
    const events = machine.events.map((type) => ({ type }))
    const strides = explore(machine, { events, outputs: {} })
    expect(untaken(machine, strides)).toEqual([])
    expect(unreached(machine, strides)).toEqual([])
  })
})

it('a punishment takes every way of its chart, is heard before it is decided, and an expulsion stays', () => {
  const events = punishmentMachine.events.map((type) => ({ type }))
  const walked = (kind: string) => explore(punishmentMachine, { events, outputs: {}, input: { kind } })
  expect(untaken(punishmentMachine, walked('warning'))).toEqual([])
  expect(unreached(punishmentMachine, walked('warning'))).toEqual([])
  const ways = moves(walked('expulsion'))
  expect(ways.filter((way) => way.endsWith(' removed'))).toEqual([])
  expect(ways.filter((way) => way.endsWith(' reviewing'))).toEqual(['heard submit reviewing'])
})

it('a recognition of hardship takes every way of its chart, and is adjusted or ended only while it is in effect', () => {
  const events = hardshipMachine.events.map((type) => ({ type }))
  const strides = explore(hardshipMachine, { events, outputs: {} })
  expect(untaken(hardshipMachine, strides)).toEqual([])
  expect(unreached(hardshipMachine, strides)).toEqual([])
  const after = moves(strides).filter((way) => / (adjust|end|expire) /.test(way))
  expect(after.every((way) => way.startsWith('recognised '))).toBe(true)
  expect(moves(strides)).not.toContain('noticed withdraw withdrawn')
})

it('an application for an award takes every way of its chart, and is not taken back once the college has shown it', () => {
  const events = awardMachine.events.map((type) => ({ type }))
  const strides = explore(awardMachine, { events, outputs: {} })
  expect(untaken(awardMachine, strides)).toEqual([])
  expect(unreached(awardMachine, strides)).toEqual([])
  const withdrawn = moves(strides).filter((way) => way.includes(' withdraw '))
  expect(withdrawn.map((way) => way.split(' ')[0])).toEqual(['reviewing', 'classPassed', 'sentBack'])
  expect(moves(strides).filter((way) => way.includes(' revoke '))).toEqual(['awarded revoke revoked'])
})

it('an award is paid once and by way of a sheet; what is upheld is again what it was', () => {
  const events = awardRecordMachine.events.map((type) => ({ type }))
  const walked = (accountId: string | null, paidOn: string | null) =>
    moves(explore(awardRecordMachine, { events, outputs: {}, input: { accountId, paidOn } }))
  const [bare, listed, paid] = [walked(null, null), walked('a', null), walked('a', '2026-11-20')]
  expect(bare.some((way) => way.includes(' pay '))).toBe(false)
  expect(listed).toContain('awarded pay paid')
  expect(listed).toContain('questioned uphold awarded')
  expect(paid).toContain('questioned uphold paid')
  for (const ways of [bare, listed, paid])
    expect(ways.some((way) => way.startsWith('paid pay') || way.startsWith('revoked '))).toBe(false)
})

it('an audit of graduation takes every way of its chart, and is confirmed only with a conclusion', () => {
  const events = graduateAuditMachine.events.map((type) => ({ type }))
  const walked = (conclusion: string | null) =>
    explore(graduateAuditMachine, { events, outputs: {}, input: { conclusion } })
  expect(untaken(graduateAuditMachine, walked('graduated'))).toEqual([])
  expect(unreached(graduateAuditMachine, walked('graduated'))).toEqual([])
  expect(moves(walked(null)).some((way) => way.includes(' confirm '))).toBe(false)
})

it('leaving the house takes every way of its chart, and nobody comes back who left for good', () => {
  const events = leaveSchoolMachine.events.map((type) => ({ type }))
  const walked = (forGood: boolean) =>
    explore(leaveSchoolMachine, { events, outputs: {}, input: { forGood } })
  const [back, gone] = [moves(walked(false)), moves(walked(true))]
  expect(back).toEqual(['expected leave away', 'expected giveUp cancelled', 'away comeBack back'])
  expect(gone).toEqual(['expected leave gone', 'expected giveUp cancelled'])
})

it('a change of status takes every way of its chart, and is written down only with its class', () => {
  const events = statusChangeMachine.events.map((type) => ({ type }))
  const walked = (needsClass: boolean) =>
    explore(statusChangeMachine, { events, outputs: {}, input: { needsClass, toClassId: null } })
  expect(untaken(statusChangeMachine, walked(false))).toEqual([])
  expect(unreached(statusChangeMachine, walked(false))).toEqual([])
  expect(moves(walked(true)).filter((way) => way.endsWith(' effective'))).toEqual([])
})

describe('an order of fees', () => {
  const strides = explore(feeOrderMachine, {
    events: feeOrderMachine.events.map((type) => ({ type })) as never,
    outputs: {},
  })

  it('takes in money in every state in which none has come, and gives back only what has', () => {
    const taking = (type: string) =>
      strides
        .filter(({ event, taken }) => event.type === type && taken.length > 0)
        .map(({ before }) => before.value)
    expect(taking('settle').toSorted()).toEqual(['closed', 'failed', 'paying', 'waiting'])
    expect(taking('refundAll').toSorted()).toEqual(['paid', 'part-refunded'])
    expect(taking('lapse').toSorted()).toEqual(['paying', 'waiting'])
  })

  it('reaches every state and takes every way of its chart', () => {
    expect(unreached(feeOrderMachine, strides)).toEqual([])
    expect(untaken(feeOrderMachine, strides)).toEqual([])
  })
})

it('a registration takes every way of its chart, and nobody is registered before having reported', () => {
  const events = registrationMachine.events.map((type) => ({ type }))
  const walked = (reportedAt: string | null) =>
    explore(registrationMachine, { events, outputs: {}, input: { reportedAt } })
  const all = [null, '2026-09-01 08:00:00'].flatMap(walked)
  expect(untaken(registrationMachine, all)).toEqual([])
  expect(unreached(registrationMachine, all)).toEqual([])
  const late = moves(walked(null)).filter((way) => / register /.test(way))
  expect(late).toEqual(['reported register registered'])
  expect(moves(all).filter((way) => way.startsWith('registered '))).toEqual([
    'registered cancelRegister reported',
    'registered cancelRegister reported',
  ])
})
