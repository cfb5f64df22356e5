import type { z } from 'zod'
import { verificationCalls } from '#domain/claim/calls.ts'
import {
  nameAsked,
  rosterAsked,
  slipsAsked,
  syncBody,
  undoBody,
  type VerificationEntry,
  verificationEntry,
} from '#domain/claim/desk-calls.ts'
import { answerCall, answerPlain } from '#server/core/answer-call.ts'
import { addressOf, arrivalOf } from '#server/core/client-address.ts'
import type { PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { ownCode } from './code.ts'
import { find } from './find.ts'
import { roster } from './roster.ts'
import { deskSettings, mustBeOpen, verifyRules } from './rules.ts'
import { shift } from './shift.ts'
import { slips } from './slips.ts'
import { undo } from './undo.ts'
import { type Verifying, verify } from './verify.ts'
import { witnessOf } from './witness.ts'

async function verifyOne(entry: VerificationEntry, call: PersonalCall) {
  const { c, app, tenantId } = call
  const rules = await verifyRules(app.db, tenantId)
  mustBeOpen(rules, todayOf(app))
  const actor = personOf(call)
  const witness = entry.override && (await witnessOf(app, actor, entry.override, arrivalOf(c)))
  return verify({ app, actor, rules, witness }, entry, app.now())
}

/** What was tapped without a network, one after another: what was said then has been said, whatever day it is now. */
async function sync({ entries }: z.output<typeof syncBody>, call: PersonalCall) {
  const { app, tenantId } = call
  const asking: Verifying = { app, actor: personOf(call), rules: await verifyRules(app.db, tenantId) }
  const answers = []
  for (const entry of entries) answers.push(await verify(asking, entry))
  return answers
}

const personOf = ({ c, actor }: PersonalCall) => ({ ...actor, address: addressOf(c) || undefined })

/** The calls of a desk, of anyone who comes to it, and of anyone who counts. */
export const verificationRoutes: readonly Route[] = [
  answerPlain(verificationCalls.shift, shift),
  answerCall(verificationCalls.roster, rosterAsked, roster),
  answerPlain(verificationCalls.settings, ({ app, tenantId }) => deskSettings(app.db, tenantId)),
  answerCall(verificationCalls.slips, slipsAsked, slips),
  answerCall(verificationCalls.find, nameAsked, find),
  answerCall(verificationCalls.verify, verificationEntry, verifyOne),
  answerCall(verificationCalls.sync, syncBody, sync),
  answerCall(verificationCalls.undo, undoBody, (asked, call) =>
    call.app.db.transaction().execute((db) => undo({ db, app: call.app, actor: personOf(call) }, asked)),
  ),
  answerPlain(verificationCalls.code, ownCode),
]
