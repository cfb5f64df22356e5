import { syncBody, undoBody, verificationEntry } from '#domain/claim/desk-calls.ts'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import { bodyOf } from '#server/core/request-body.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { ownCode } from './code.ts'
import { find } from './find.ts'
import { roster } from './roster.ts'
import { deskSettings, mustBeOpen, verifyRules } from './rules.ts'
import { shift } from './shift.ts'
import { slips } from './slips.ts'
import { statistics } from './statistics.ts'
import { undo } from './undo.ts'
import { type Verifying, verify } from './verify.ts'
import { witnessOf } from './witness.ts'

async function verifyOne(call: PersonalCall) {
  const { c, app, tenantId } = call
  const entry = await bodyOf(c, verificationEntry)
  const rules = await verifyRules(app.db, tenantId)
  mustBeOpen(rules, todayOf(app))
  const actor = personOf(call)
  const witness = entry.override && (await witnessOf(app, actor, entry.override, arrivalOf(c)))
  return verify({ app, actor, rules, witness }, entry, app.now())
}

/** What was tapped without a network, one after another: what was said then has been said, whatever day it is now. */
async function sync(call: PersonalCall) {
  const { c, app, tenantId } = call
  const { entries } = await bodyOf(c, syncBody)
  const asking: Verifying = { app, actor: personOf(call), rules: await verifyRules(app.db, tenantId) }
  const answers = []
  for (const entry of entries) answers.push(await verify(asking, entry))
  return answers
}

async function undoOne(call: PersonalCall) {
  const { c, app } = call
  const asked = await bodyOf(c, undoBody)
  await app.db.transaction().execute((db) => undo({ db, app, actor: personOf(call) }, asked))
}

const settings = ({ app, tenantId }: PersonalCall) => deskSettings(app.db, tenantId)

const personOf = ({ c, actor }: PersonalCall) => ({ ...actor, address: addressOf(c) || undefined })

const at = (name: string) => `claim/verification/${name}`

/** The calls of a desk, of anyone who comes to it, and of anyone who counts (domain/claim/desk-calls.ts). */
export const verificationRoutes: readonly Route[] = [
  { method: 'GET', path: at('shift'), access: 'claim.verification:verify', answer: shift },
  { method: 'GET', path: at('roster'), access: 'claim.verification:verify', answer: roster },
  { method: 'GET', path: at('settings'), access: 'claim.verification:verify', answer: settings },
  { method: 'POST', path: at('slips'), access: 'claim.verification:view', answer: slips },
  { method: 'GET', path: at('find'), access: 'claim.verification:verify', answer: find },
  { method: 'POST', path: at('verify'), access: 'claim.verification:verify', answer: verifyOne },
  { method: 'POST', path: at('sync'), access: 'claim.verification:verify', answer: sync },
  { method: 'POST', path: at('undoOwn'), access: 'claim.verification:verify', answer: undoOne },
  { method: 'GET', path: at('code'), access: 'claim.verification:code', answer: ownCode },
  { method: 'GET', path: at('statistics'), access: 'claim.verification:view', answer: statistics },
]
