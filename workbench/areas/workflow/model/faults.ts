import { phrase } from '#domain/kernel/phrase.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { stepsSchema } from '#domain/workflow/definition-schema.ts'

/** Heard only where the schema itself has nothing to say. */
const unsaid = () => '设置不正确'

/** What keeps these steps from being a definition, each with the titles of the steps that lead to it. */
export function faultsOf(steps: readonly Step[]): readonly string[] {
  if (steps.length === 0) return []
  const issues = stepsSchema.safeParse(steps, { error: unsaid }).error?.issues ?? []
  return [
    ...new Set(
      issues.map(({ path, message }) =>
        phrase('{{what}}：{{why}}', { what: whereIn(steps, path), why: message }),
      ),
    ),
  ]
}

/** The title of the innermost step on the way to a fault. */
function whereIn(steps: readonly Step[], path: readonly PropertyKey[]): string {
  let found: unknown = steps
  let title = ''
  for (const key of path) {
    found = Object(found)[key]
    const { kind, title: own } = Object(found)
    if (typeof kind === 'string' && typeof own === 'string') title = own
  }
  return title
}
