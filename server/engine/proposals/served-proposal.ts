import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Proposals } from '#domain/kits/proposals/proposals.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { rowsIn } from '#server/core/database/table.ts'
import type { Served } from '#server/core/serve.ts'
import { countLines, dropLines, givenIn, keptIn, refuseBeyond, replaceLines, settleLines } from './lines.ts'
import type { ProposalRow, ProposalWork } from './work.ts'

/** The names of a refusal, not more than a person reads. */
const named = 5
/** In days: later on, what was given has a life of its own. */
const undoable = 30

/** A proposal: computed from what it asks, carried out in one transaction, and taken back. */
export const servedProposal = (of: Proposals, work: ProposalWork): Served => ({
  resource: of.proposal,
  async cascadeRemove(ids, { db, actor }) {
    await sql`delete ${rowsIn(of.lines, actor.tenantId)} and r.proposal_id = any(${ids}::uuid[])`.execute(db)
  },
  actions: {
    async compute(row, _, unit) {
      const proposal = row as ProposalRow
      await refuseBeyond(unit, of, proposal.id, 'compute')
      const computed = await work.compute(unit, proposal, await keptIn(unit, of, proposal.id))
      await replaceLines(unit, of, proposal.id, computed)
      const counts = await countLines(unit, of, proposal.id)
      return {
        set: counts as object,
        outcome: phrase('已安排 {{placed}} 人，未能安排 {{lacking}} 人', counts),
      }
    },
    async apply(row, answers, unit) {
      const proposal = row as ProposalRow
      const { id } = proposal
      await refuseBeyond(unit, of, id, 'apply')
      const { way } = answers as { readonly way: string | null }
      const lines = (await givenIn(unit, of, id)).filter(({ state }) => state === 'proposed')
      if (lines.length === 0) refuse({ type: 'conflict', message: '方案中没有可以执行的明细' })
      const faults = await work.judge(unit, lines, proposal)
      if (faults.size > 0 && way !== 'fitting') refuseAll(faults)
      const fitting = lines.filter(({ subject }) => !faults.has(subject))
      await work.carryOut(unit, fitting)
      await settleLines(
        unit,
        of,
        fitting.map(({ id }) => id),
        'applied',
      )
      const left = lines.filter(({ subject }) => faults.has(subject))
      const why = new Map(left.map(({ id, subject }) => [id, faults.get(subject) ?? '']))
      await settleLines(unit, of, [...why.keys()], 'refused', why)
      const counts = await countLines(unit, of, id)
      return {
        set: { ...counts, appliedAt: timeOf(unit.app.now()) } as object,
        outcome: phrase('已执行 {{done}} 人，{{left}} 人不符合规则', {
          ...{ done: fitting.length, left: left.length },
        }),
      }
    },
    async takeBack(row, _, unit) {
      const { id, appliedAt } = row as ProposalRow
      await refuseBeyond(unit, of, id, 'takeBack')
      if (String(appliedAt) < timeOf(new Date(unit.app.now().getTime() - undoable * 86_400_000)))
        refuse({
          type: 'conflict',
          message: phrase('执行已超过 {{days}} 天，不能整体撤销', { days: undoable }),
        })
      const lines = (await givenIn(unit, of, id)).filter(({ state }) => state === 'applied')
      const back = await work.takeBack(unit, lines)
      const gone = lines.filter(({ subject }) => back.has(subject))
      await settleLines(
        unit,
        of,
        gone.map(({ id }) => id),
        'undone',
      )
      return {
        set: (await countLines(unit, of, id)) as object,
        outcome: phrase('已撤销 {{done}} 人，{{left}} 人之后另有变动，保持不变', {
          ...{ done: gone.length, left: lines.length - gone.length },
        }),
      }
    },
    async drop(row, _, unit) {
      const { id } = row as ProposalRow
      await refuseBeyond(unit, of, id, 'drop')
      await dropLines(unit, of, id)
      return undefined
    },
  },
})

const refuseAll = (faults: ReadonlyMap<string, string>): never =>
  refuse({
    type: 'conflict',
    message: phrase('{{count}} 人不符合规则，未执行。{{why}}', {
      ...{ count: faults.size, why: [...faults.values()].slice(0, named) },
    }),
  })
