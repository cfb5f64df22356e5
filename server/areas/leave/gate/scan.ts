import { sql } from 'kysely'
import { canStep } from '#domain/kernel/flow.ts'
import { instantOf } from '#domain/kits/college-clock.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import type { Scanned } from '#domain/leave/calls.ts'
import { gateRecord } from '#domain/leave/gate-record.ts'
import { codeOf, hasPassed, isSigned, judged, type Pass, passIn, publicKeyOf } from '#domain/leave/pass.ts'
import type { Scan } from '#domain/leave/scans.ts'
import { leaveSettings } from '#domain/leave/settings.ts'
import type { GateVerdict } from '#domain/leave/words.ts'
import { insertRows } from '#server/core/database/insert-rows.ts'
import { timeOf } from '#server/core/database/moment.ts'
import { table } from '#server/core/database/table.ts'
import { newId } from '#server/core/new-id.ts'
import type { PersonalCall } from '#server/core/route.ts'
import type { Unit } from '#server/core/serve.ts'
import { deriveCopies } from '#server/engine/rows/copies.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { settingsOf } from '#server/engine/rows/single.ts'
import { takenOf } from '../application.ts'
import { type Application, locked, step } from '../change.ts'
import { publicKey } from './keys.ts'
import { photoOf } from './photo.ts'
import { tellOfPassage } from './tell-guardians.ts'

/** What a page without a network kept is taken for so many days. */
const keptDays = 3

/** So long after a code was read its holder is taken to stand before the guard. */
const presentSeconds = 120

const secondsOf = (moment: string) => instantOf(moment).getTime() / 1000

/** When it happened: the page's word, within what is possible. */
function momentOf({ app }: Unit, { passedAt, offline }: Scan): string | undefined {
  const now = app.now().getTime() / 1000
  if (!offline) return timeOf(app.now())
  const at = secondsOf(passedAt)
  if (!(at > now - keptDays * 86_400)) return undefined
  return at > now ? timeOf(app.now()) : passedAt
}

/** Takes scans one after another; what was sent before is answered as it was. The server judges, whatever the page did. */
export async function takeScans(scans: readonly Scan[], call: PersonalCall) {
  const { app, actor, tenantId } = call
  const key = await publicKeyOf(await publicKey(app, tenantId))
  const answers: Scanned[] = []
  for (const scan of scans) {
    const { present, ...taken } = await inTransaction(app, actor, (unit) => takeScan(unit, scan, key))
    answers.push({ ...taken, photo: present ? await photoOf(call, present) : null })
  }
  return answers
}

interface Taken extends Omit<Scanned, 'photo'> {
  /** The student who stands at the gate now; nobody where the code is forged, or was read some time ago. */
  readonly present?: string | null
}

async function takeScan(unit: Unit, scan: Scan, key: CryptoKey): Promise<Taken> {
  const { db, actor } = unit
  await sql`select pg_advisory_xact_lock(hashtext(${`gate ${actor.tenantId} ${scan.key}`}))`.execute(db)
  const row = await table(gateRecord, db, actor.tenantId).get({ key: scan.key }, ['verdict'])
  if (row?.verdict) return { key: scan.key, verdict: row.verdict }
  const read = passIn(scan.text)
  const pass = read && (await isSigned(read, key)) ? read.pass : undefined
  const application = pass && (await locked(unit, pass.id))
  const at = momentOf(unit, scan)
  const verdict =
    pass && application
      ? at
        ? await verdictOf(unit, pass, application, at)
        : 'expired'
      : ('forged' as const)
  await keep(unit, scan, { pass, application, verdict, at })
  if (pass && application && at && hasPassed(verdict)) await passThrough(unit, scan, pass, application, at)
  const isNow = at && unit.app.now().getTime() / 1000 - secondsOf(at) < presentSeconds
  return { key: scan.key, verdict, ...(isNow && { present: application?.studentId ?? null }) }
}

async function verdictOf({ db, actor }: Unit, pass: Pass, application: Application, at: string) {
  const there = await table(gateRecord, db, actor.tenantId).exists({
    code: codeOf(pass),
    verdict: ['passed', 'passed-late'],
  })
  const verdict = judged(pass, secondsOf(at), there)
  const act = pass.direction === 'out' ? 'depart' : 'comeBack'
  const open = leaveApplication.flow && canStep(leaveApplication.flow, application, act)
  return hasPassed(verdict) && !open ? ('not-allowed' as const) : verdict
}

/** The leave begins, or waits to be cancelled; where the college says so it is cancelled at once. */
async function passThrough(
  unit: Unit,
  { gate }: Scan,
  { direction }: Pass,
  application: Application,
  at: string,
) {
  const { closeAtGate, tellGuardians } = await settingsOf(unit.db, unit.actor.tenantId, leaveSettings)
  const { studentId } = application
  if (tellGuardians && studentId) await tellOfPassage(unit, { studentId, direction, gate, at })
  if (direction === 'out') return void (await step(unit, application, 'depart', { leftAt: at }))
  const back = await step(unit, application, 'comeBack', { returnedAt: at })
  if (closeAtGate) await step(unit, back, 'confirm', await takenOf(unit, back))
}

interface Judged {
  readonly pass: Pass | undefined
  readonly application: Application | undefined
  readonly verdict: GateVerdict
  readonly at: string | undefined
}

async function keep({ db, app, actor }: Unit, scan: Scan, { pass, application, verdict, at }: Judged) {
  const id = newId()
  const now = app.now().toISOString()
  const row = {
    id,
    key: scan.key,
    code: pass ? codeOf(pass) : null,
    applicationId: application?.id ?? null,
    studentId: application?.studentId ?? null,
    direction: pass?.direction ?? null,
    verdict,
    passedAt: at ? new Date(secondsOf(at) * 1000).toISOString() : now,
    receivedAt: now,
    offline: scan.offline,
    gate: scan.gate,
    guardId: actor.id,
  }
  await insertRows(db, gateRecord, actor.tenantId, [row], { by: actor.id, at: app.now() })
  await deriveCopies({ db, tenantId: actor.tenantId }, gateRecord, [id])
}
