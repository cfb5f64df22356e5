import { sql } from 'kysely'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { mayBeUrged, nextTime, standingOf } from '#domain/kits/rounds/rules.ts'
import { timeOf } from '#server/core/database/moment.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { rowsOf } from '#server/engine/rows/rows-of.ts'
import { type Round, roundOf, type Turn } from './facts.ts'
import { type FillMore, fillRound } from './fill.ts'
import { tellTurns } from './tell.ts'
import { begunRound, urgeTurns } from './urge.ts'

/** What an area asks before a turn is finished: it refuses where something is lacking, and says what else is kept. */
export type BeforeFinish = (
  turn: Turn,
  answers: object,
  round: Round,
  unit: Unit,
) => undefined | object | Promise<undefined | object> | Promise<void>

/** What an area adds to a kind of round. */
export interface RoundsMore extends FillMore {
  readonly beforeFinish?: BeforeFinish
  /** The same, before staff do it for a student. */
  readonly beforeVouch?: BeforeFinish
  readonly beforeWrite?: Served['beforeWrite']
  /** What is set on a turn that is to be done again. */
  readonly again?: object
}

function mustLast({ closesAt }: Round, { app }: Unit): undefined {
  if (closesAt <= timeOf(app.now())) refuse({ type: 'conflict', message: '截止时间已过，请先修改截止时间' })
}

const roundIn = (row: object) => row as Round

/** The rounds of one kind: opening one makes its list and tells the people on it. */
export const servedRound = (rounds: Rounds, more: RoundsMore = {}): Served => ({
  resource: rounds.round,
  ...(more.beforeWrite && { beforeWrite: more.beforeWrite }),
  async afterWrite(row, { current, ...unit }) {
    const round = roundIn(row)
    if (round.state !== 'open') return
    await fillRound({ db: unit.db, tenantId: unit.actor.tenantId }, rounds, round, more)
    const before = current && roundIn(current)
    if (before?.state !== 'draft' && before?.state !== 'planned') return
    await holdAgain(unit, rounds, before)
    await tellTurns(unit, rounds, round, sql`t.round_id = ${round.id} and t.state = 'waiting'`, 'opened')
  },
  async beforeRemove(ids, unit) {
    for (const id of ids)
      if ((await roundOf(unit, rounds, id))?.state !== 'draft')
        refuse({ type: 'conflict', message: '只有未发布的批次可以删除' })
  },
  actions: {
    plan: (row, _, unit) => mustLast(roundIn(row), unit),
    /** Opened before its hour, it begins now. */
    open: (row, _, unit) => {
      const round = roundIn(row)
      mustLast(round, unit)
      const now = timeOf(unit.app.now())
      return { set: { opensAt: round.opensAt > now ? now : round.opensAt } as object }
    },
    reopen: (row, _, unit) => mustLast(roundIn(row), unit),
  },
})

/** What the next one is not a copy of. */
const ownOf: readonly string[] = ['id', 'revision', 'createdAt', 'createdBy', 'updatedAt', 'updatedBy']

/** Plans a round for the next of its days, once it has begun on this one. */
async function holdAgain(unit: Unit, { round: resource }: Rounds, begun: Round) {
  const next = nextTime({ repeatsUntil: null, ...begun }, timeOf(unit.app.now()))
  if (!next) return
  const said = Object.entries(begun).filter(([name]) => name in resource.fields && !ownOf.includes(name))
  const again = { ...Object.fromEntries(said), ...next, state: 'planned' }
  // The clock may look nothing up; the person who planned the first one might.
  await rowsOf(resource, unit).insert(
    again as never,
    undefined,
    said.map(([name]) => name),
  )
}

const turnIn = (row: object) => row as Turn

type Acting = NonNullable<Served['actions']>[string]

/** The people of those rounds: each finishes only their own turn, and only while it is open for them. */
export const servedTurn = (rounds: Rounds, { beforeFinish, beforeVouch, again }: RoundsMore = {}): Served => {
  const finish: Acting = async (row, answers, unit) => {
    const turn = turnIn(row)
    const round = (await roundOf(unit, rounds, turn.roundId)) ?? refuse({ type: 'not-found' })
    const now = timeOf(unit.app.now())
    // Corrected, it is done anew.
    const standing = standingOf({ ...turn, state: 'waiting' }, round, now)
    if (standing === 'ahead') refuse({ type: 'conflict', message: '批次尚未开始' })
    if (standing === 'late')
      refuse({
        type: 'conflict',
        message:
          rounds.of === 'staff' ? '已过截止时间，请联系所属部门延期' : '已过截止时间，请联系辅导员延期',
      })
    const more = await beforeFinish?.(turn, answers, round, unit)
    return { set: { finishedAt: now, ...more } as object }
  }
  return {
    resource: rounds.turn,
    actions: {
      finish,
      ...(rounds.revise && { revise: finish }),
      /** After the deadline too: somebody was there, and it is known only now. */
      async vouch(row, answers, unit) {
        const turn = turnIn(row)
        const round = await begunRound(unit, rounds, turn.roundId)
        const more = await beforeVouch?.(turn, answers, round, unit)
        return { set: { finishedAt: timeOf(unit.app.now()), ...more } as object }
      },
      async extend(row, answers, unit) {
        await begunRound(unit, rounds, turnIn(row).roundId)
        const { until } = answers as { readonly until: string }
        const message = '延期时间应晚于现在'
        if (until <= timeOf(unit.app.now())) refuse({ type: 'invalid', message, fields: { until: message } })
        return undefined
      },
      reopen: () => ({ set: { finishedAt: null, reason: null, ...again } as object }),
      async urge(row, _, unit) {
        const turn = turnIn(row)
        const round = await begunRound(unit, rounds, turn.roundId)
        if (!mayBeUrged(turn, round, timeOf(unit.app.now())))
          refuse({ type: 'conflict', message: '24 小时内已催办过' })
        await urgeTurns(unit, rounds, round, sql<boolean>`r.id = ${turn.id}`)
        return { outcome: '已催办' }
      },
    },
  }
}
