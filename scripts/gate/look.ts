import { type Part, single } from './parts.ts'
import { type Run, runPart } from './run-part.ts'
import { failed, type Outcome } from './verdict.ts'

/** How often what a broken process left undone is begun anew. */
const mostBreaks = 3

/**
 * Runs a part to its end: what a process that broke did not come to is run by another. What went wrong beside every
 * file stands under the name of the part.
 */
export async function firstLook(part: Part, run: Run): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  const beside: string[] = []
  let files = part.files
  for (let breaks = 0; files.length > 0; breaks++) {
    if (breaks > mostBreaks) {
      const errors = [`Not reached: the process of this file broke ${breaks} times before it.`]
      outcomes.push(...files.map((file) => ({ ...nothing(part, file), errors })))
      break
    }
    const name = breaks === 0 ? part.name : `${part.name} continued ${breaks}`
    const came = await runPart({ ...part, name, files }, run)
    outcomes.push(...came.outcomes)
    beside.push(...came.errors)
    files = came.unreached
  }
  return beside.length === 0 ? outcomes : [...outcomes, { ...nothing(part, part.name), errors: beside }]
}

/** Runs once more, in a fresh process: a file alone, or the whole part of something that went wrong beside its files. */
export async function secondLook(outcome: Outcome, parts: readonly Part[], run: Run): Promise<Outcome> {
  const part = parts.find(({ name }) => name === outcome.file)
  const again = part ?? single(outcome.project, outcome.file)
  const { outcomes, unreached, errors } = await runPart({ ...again, name: `again ${again.name}` }, run)
  const [alone] = outcomes
  if (!part && alone) return { ...alone, errors: [...alone.errors, ...errors] }
  const left = [...outcomes.filter(failed).map(({ file }) => file), ...unreached]
  const failures = left.length > 0 ? [`In a second process these failed: ${left.join(', ')}`] : []
  return { ...nothing(again, outcome.file), errors: [...errors, ...failures] }
}

const nothing = ({ project }: Part, file: string): Outcome => ({
  project,
  file,
  milliseconds: 0,
  tests: [],
  errors: [],
})
