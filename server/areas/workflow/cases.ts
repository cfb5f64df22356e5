import { refuse } from '#domain/kernel/refusal.ts'
import { workflowCase } from '#domain/workflow/case.ts'
import type { Command } from '#machines/approval/commands.ts'
import { serve, type Unit } from '#server/core/serve.ts'
import { perform } from '#server/engine/approval/perform.ts'
import { caseOf } from '#server/engine/approval/store.ts'
import { commandOf } from './command.ts'

/** What an administrator does with cases from their list goes the way of every act, by the same rules. */
const done = async (unit: Unit, id: string, command: Command) => {
  await perform(unit, id, command)
  return undefined
}

/** The one task that is open; where several people are asked, somebody has to say which task is meant. */
async function onlyTask(unit: Unit, id: string): Promise<string> {
  const { found } = await caseOf(unit, id)
  const [task, ...others] = found.context.tasks.filter(({ state, past }) => state === 'open' && !past)
  if (!task) return refuse({ type: 'conflict', message: '没有待办的任务' })
  if (others.length > 0)
    return refuse({ type: 'conflict', message: '有多人正在办理，请在流程跟踪中指定转办哪一项' })
  return task.id
}

export const cases = serve(workflowCase, {
  actions: {
    urge: ({ id }, _, unit) => done(unit, id, { verb: 'urge' }),
    transfer: async ({ id }, { to, comment }, unit) => {
      const asked = { id, verb: 'transfer', task: await onlyTask(unit, id), to, comment } as const
      return done(unit, id, await commandOf(unit, asked))
    },
    suspend: ({ id }, { comment }, unit) => done(unit, id, { verb: 'suspend', comment }),
    activate: ({ id }, _, unit) => done(unit, id, { verb: 'activate' }),
    terminate: ({ id }, { comment }, unit) => done(unit, id, { verb: 'terminate', comment }),
  },
})
