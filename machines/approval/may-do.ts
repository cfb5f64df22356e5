import type { Definition } from '#domain/workflow/definition.ts'
import type { Command } from './commands.ts'
import { type Case, sceneOf } from './decide.ts'
import type { Facts } from './facts.ts'
import type { Rule, Target } from './rules/rule.ts'
import { notHeard, rules } from './rules/rules.ts'

/** A verb that the actor may do now, and what it is about. */
export interface Offer extends Target {
  readonly verb: Command['verb']
}

/** What the actor may do now, for the buttons: the same rules as decide asks, without what has to come along. */
export function mayDo(definition: Definition, found: Case, facts: Facts): readonly Offer[] {
  const scene = sceneOf(definition, found, facts)
  const { tasks, steps } = found.context
  const targets: Readonly<Record<Rule<'start'>['on'], readonly Target[]>> = {
    case: [{}],
    task: tasks.map(({ id }) => ({ task: id })),
    notice: Object.entries(steps).flatMap(([step, { kind }]) => (kind === 'notice' ? [{ step }] : [])),
  }
  return (Object.keys(rules) as Command['verb'][]).flatMap((verb) => {
    if (notHeard(scene, verb)) return []
    const { on, refusal } = rules[verb]
    return targets[on].filter((target) => !refusal(scene, target)).map((target) => ({ verb, ...target }))
  })
}
