import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

interface Time {
  files: number
  /** Of its files, one after the other. */
  work: number
  begun: number
  ended: number
}

/**
 * The last lines of a run, in `test-results/summary.txt`: errors that belong to no test, then of each project how long
 * its files take, and the span of time in which they ran.
 */
export default class RunSummary implements Reporter {
  readonly #times = new Map<string, Time>()
  readonly #begun = Date.now()

  onTestModuleEnd(module: TestModule) {
    const { collectDuration, setupDuration, environmentSetupDuration, prepareDuration, duration } =
      module.diagnostic()
    const took = collectDuration + setupDuration + environmentSetupDuration + prepareDuration + duration
    const now = Date.now()
    const { files, work, begun } = this.#times.get(module.project.name) ?? {
      files: 0,
      work: 0,
      begun: now - took,
    }
    this.#times.set(module.project.name, { files: files + 1, work: work + took, begun, ended: now })
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const errors = unhandled.map(
      ({ name, message, stack, VITEST_TEST_PATH, VITEST_TEST_NAME }) =>
        `error beside the tests: ${name}: ${message}\n  in ${VITEST_TEST_PATH} › ${VITEST_TEST_NAME}\n${stack}\n`,
    )
    const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`.padStart(6)
    const times = [...this.#times].map(
      ([name, { files, work, begun, ended }]) =>
        `${name.padEnd(10)} ${seconds(work)} in ${`${files}`.padStart(3)} files, from ${seconds(begun - this.#begun)} to ${seconds(ended - this.#begun)}\n`,
    )
    writeFileSync('test-results/summary.txt', [...errors, ...times].join(''))
  }
}
