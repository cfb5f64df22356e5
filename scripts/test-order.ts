import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first: one that begins last runs alone. */
const long = ['screens', 'lists', 'verification', 'exchange', 'offline', 'cluster', 'shell'].map(
  (name) => `/tests/journeys/${name}.journey.ts`,
)
const rank = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((file) => moduleId.endsWith(file))
  return at < 0 ? long.length : at
}

/** Files of `unit` share a process, and none may lean on who ran before it: each run has an order of its own. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = (await super.sort(files)).sort((a, b) => rank(a) - rank(b))
    const units = sorted.filter(({ project }) => project.name === 'unit')
    const others = sorted.filter(({ project }) => project.name !== 'unit')
    if (units.length === 0) return others
    const seed = process.env.TEST_SEED ?? `${Date.now() % 100_000}`
    console.log(`Unit tests in the order of TEST_SEED=${seed}`)
    const draw = ({ moduleId }: TestSpecification) =>
      createHash('sha256')
        .update(`${seed} ${relative(this.ctx.config.root, moduleId)}`)
        .digest('hex')
    return [...others, ...units.sort((a, b) => (draw(a) < draw(b) ? -1 : 1))]
  }
}
