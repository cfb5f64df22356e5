import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { draw } from './gate/parts.ts'

/** Files of a project may share a process, and none may lean on one that ran before it: each run has an order of its own. */
export class TestOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const seed = process.env.TEST_SEED ?? `${Date.now() % 100_000}`
    console.log(`In the order of TEST_SEED=${seed}`)
    const place = ({ moduleId }: TestSpecification) => draw(seed, relative(this.ctx.config.root, moduleId))
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project)
    return [...projects.values()].flatMap((its) => its.sort((a, b) => (place(a) < place(b) ? -1 : 1)))
  }
}
