import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

interface Time {
  files: number
  /** Of its files, one after the other. */
  work: number
  begun: number
  ended: number
}

/** Of each project how long its files take, and the span of time in which they ran, as lines of `test-results/times.txt`. */
export default class TimeByProject implements Reporter {
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

  onTestRunEnd() {
    const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`.padStart(6)
    const lines = [...this.#times].map(
      ([name, { files, work, begun, ended }]) =>
        `${name.padEnd(10)} ${seconds(work)} in ${`${files}`.padStart(3)} files, from ${seconds(begun - this.#begun)} to ${seconds(ended - this.#begun)}\n`,
    )
    writeFileSync('test-results/times.txt', lines.join(''))
  }
}
