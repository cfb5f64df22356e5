import { sql } from 'kysely'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Proposals } from '#domain/kits/proposals/proposals.ts'
import { quoted } from '#server/core/database/names.ts'
import type { Served, Unit } from '#server/core/serve.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { writeFault } from '#server/engine/rows/database-fault.ts'
import { readerOf } from '#server/engine/rows/reading.ts'
import { countLines, givenIn } from './lines.ts'
import type { ProposalRow, ProposalWork } from './work.ts'

type LineRow = Readonly<Record<string, string>> & { readonly id: string; readonly proposalId: string }

/** The rows of a proposal, amended by hand: what is fixed so is locked, and no new computing changes it. */
export const servedLine = (of: Proposals, work: ProposalWork): Served => ({
  resource: of.lines,
  actions: {
    async move(row, answers, unit) {
      const { id, proposalId, [of.subject]: subject = '' } = row as unknown as LineRow
      const target = (answers as Readonly<Record<string, string>>)[of.target] ?? ''
      const others = (await givenIn(unit, of, proposalId)).filter((line) => line.subject !== subject)
      const label = of.line[of.target]?.label ?? ''
      const taken = phrase('该{{label}}已安排给方案中的其他人', { label })
      if (!of.shared && others.some((line) => line.target === target)) refuseAt(of.target, taken)
      const proposal = (await readerOf(of.proposal).kept(unit, proposalId)) as unknown as ProposalRow
      const fault = (await work.judge(unit, [...others, { subject, target }], proposal)).get(subject)
      if (fault) refuseAt(of.target, fault)
      await put(unit, of, id, { target, state: 'proposed', because: 'byHand', locked: true })
      await count(unit, of, proposalId)
      return undefined
    },
    async leaveOut(row, _, unit) {
      const { id, proposalId } = row as unknown as LineRow
      await put(unit, of, id, { target: null, state: 'leftOut', because: null, locked: true })
      await count(unit, of, proposalId)
      return undefined
    },
  },
})

const refuseAt = (field: string, message: string): never =>
  refuse({ type: 'conflict', message, fields: { [field]: message } })

interface Amended {
  readonly target: string | null
  readonly state: string
  readonly because: string | null
  readonly locked: boolean
}

async function put(unit: Unit, { lines, target: name }: Proposals, id: string, now: Amended) {
  const { db, app, actor } = unit
  const { target, state, because, locked } = now
  await sql`update ${sql.raw(quoted(lines.name))} r set ${sql.raw(quoted(name))} = ${target}, state = ${state},
      because = ${because}, locked = ${locked}, lacking = null, revision = r.revision + 1,
      updated_at = ${app.now()}, updated_by = ${actor.id}
    where r.tenant_id = ${actor.tenantId} and r.id = ${id}`
    .execute(db)
    .catch((error) => Promise.reject(writeFault(lines, { [name]: target }, error)))
  await deriveCopies({ db, tenantId: actor.tenantId }, lines, [id])
}

/** The figures of the proposal follow what was amended. */
async function count(unit: Unit, of: Proposals, proposalId: string) {
  const { placed, lacking } = await countLines(unit, of, proposalId)
  await sql`update ${sql.raw(quoted(of.proposal.name))} r set placed = ${placed}, lacking = ${lacking}
    where r.tenant_id = ${unit.actor.tenantId} and r.id = ${proposalId}`.execute(unit.db)
}
