import { type Spoken, spokenOf } from '#domain/kernel/phrase.ts'
import { Refused } from '#domain/kernel/refusal.ts'
import type { Command } from '#machines/approval/commands.ts'
import type { PersonalCall } from '#server/core/route.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { wordsOf } from '#server/engine/batch/result.ts'
import { inTransaction } from '#server/engine/rows/in-transaction.ts'
import { orUnknown } from './trace.ts'
import { whoActs } from './who-acts.ts'

interface Asked {
  readonly id: string
  readonly command: Command
}

/** Does something with several cases, each in a transaction of its own: one that is refused keeps no other from it. */
export async function eachCase(call: PersonalCall, asked: readonly Asked[]) {
  const alone = { ...whoActs(call), answering: undefined }
  const failed: ({ readonly id: string } & Spoken)[] = []
  for (const { id, command } of asked)
    try {
      await inTransaction(call.app, alone, (unit) => perform(unit, id, command).catch(orUnknown(unit, id)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      failed.push({ id, ...spokenOf(wordsOf(error)) })
    }
  return { done: asked.length - failed.length, failed }
}
