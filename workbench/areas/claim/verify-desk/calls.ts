import { verificationCalls } from '#domain/claim/calls.ts'
import type { VerificationEntry } from '#domain/claim/desk-calls.ts'
import { fail, ok, type Result } from '#domain/kernel/result.ts'
import type { CallFault, DeskCalls } from '#machines/verify-desk/verify-desk.ports.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'
import { isOffline, isSilence } from '#workbench/http/settled.ts'

/** Milliseconds that a student is kept waiting for the server before the copy judges. */
const patience = 4_000
/** A hundred at once take longer, and nobody waits for them. */
const longPatience = 30_000

/** The server has said no to what was asked; not that it cannot now, and not that it does not know who asks. */
const isRefusal = (error: unknown): error is HttpFailure =>
  error instanceof HttpFailure &&
  error.type === 'answer' &&
  !isSilence(error) &&
  [400, 404, 409, 422].includes(error.status)

/** What anybody at the desk is told at once, beside those: of the other person's account and of one's own. */
const isSaid = (error: unknown): error is HttpFailure =>
  isRefusal(error) || (error instanceof HttpFailure && [403, 429].includes(error.status))

async function asked<Value>(
  call: () => Promise<Value>,
  isNo: (error: unknown) => error is HttpFailure = isRefusal,
): Promise<Result<Value, CallFault>> {
  if (isOffline()) return fail({ type: 'silent' })
  try {
    return ok(await call())
  } catch (error) {
    return isNo(error) ? fail({ type: 'refused', message: error.message }) : fail({ type: 'silent' })
  }
}

type Calls = Pick<DeskCalls, 'verify' | 'sync' | 'undo'>

/** The calls of a desk, in the name of this account alone. */
export function deskCalls(account: string): Calls {
  const within = (timeout: number) => ({ quiet: true, inNameOf: account, timeout })
  return {
    verify: (entry: VerificationEntry) =>
      asked(
        () => ask(verificationCalls.verify, entry, within(patience)),
        entry.override ? isSaid : isRefusal,
      ),
    sync: (entries) => asked(() => ask(verificationCalls.sync, { entries }, within(longPatience))),
    undo: (key, reason) =>
      asked(() => ask(verificationCalls.undo, { key, reason }, within(patience)).then(() => null), isSaid),
  }
}

const quiet = { quiet: true }

export const askShift = () => ask(verificationCalls.shift, undefined, quiet)
export const askRoster = (shift: string, since?: string) =>
  ask(verificationCalls.roster, { shift, since }, quiet)
export const askSettings = () => ask(verificationCalls.settings, undefined, quiet)
export const askNames = (name: string) => ask(verificationCalls.find, { name }, quiet)
