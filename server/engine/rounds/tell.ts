import { type RawBuilder, sql } from 'kysely'
import type { Rounds } from '#domain/kits/rounds/rounds.ts'
import { notifyEverybody } from '#server/core/messages/notify.ts'
import type { Unit } from '#server/core/serve.ts'
import { peopleIn, type Round, tableOf } from './facts.ts'

/** The accounts of the people of these turns, known as `t`. */
const accounts = (tenantId: string, rounds: Rounds, which: RawBuilder<boolean>) =>
  sql`select u.id from "system_user" u join ${tableOf(rounds.turn)} t on t.tenant_id = u.tenant_id
    and t.${peopleIn(rounds).column} = u.${peopleIn(rounds).column} where u.tenant_id = ${tenantId} and u.enabled and ${which}`

/** Tells the people of some turns that their round has begun, or that it is still open for them. */
export const tellTurns = (
  { db, app, actor: { tenantId } }: Unit,
  rounds: Rounds,
  round: Pick<Round, 'name' | 'closesAt' | 'note'>,
  which: RawBuilder<boolean>,
  event: 'opened' | 'urged',
) =>
  notifyEverybody(db, app, tenantId, accounts(tenantId, rounds, which), {
    kind: 'service',
    event: rounds[event],
    title: event === 'opened' ? `${round.name}已开始` : `请尽快办理：${round.name}`,
    text: [`截止时间 ${round.closesAt.slice(0, 16)}`, round.note].filter(Boolean).join('。'),
    link: rounds.path,
  })
