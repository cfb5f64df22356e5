import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { Event } from './events.ts'

/** Writes what happens into the file `GATE_EVENTS` as it happens, so that a process that is killed has told it too. */
export default class EventReporter implements Reporter {
  onTestModuleStart = (module: TestModule) => tell({ is: 'started', file: module.relativeModuleId })

  onTestCaseResult = () => tell({ is: 'alive' })

  onTestModuleEnd(module: TestModule) {
    const { collectDuration, setupDuration, environmentSetupDuration, prepareDuration, duration } =
      module.diagnostic()
    tell({
      is: 'ended',
      file: module.relativeModuleId,
      milliseconds: collectDuration + setupDuration + environmentSetupDuration + prepareDuration + duration,
      tests: [...module.children.allTests()].map((test) => {
        const { state, errors = [] } = test.result()
        return { name: test.fullName, state, errors: errors.map(textOf) }
      }),
      errors: [module, ...module.children.allSuites()].flatMap((suite) => suite.errors().map(textOf)),
    })
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    for (const error of unhandled as readonly Beside[]) {
      const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: test } = error
      const where = test ? `beside the tests, during ${test}: ` : 'beside the tests: '
      tell({ is: 'error', file: path && relative(process.cwd(), path), text: where + textOf(error) })
    }
    tell({ is: 'finished' })
  }
}

const tell = (event: Event) => appendFileSync(process.env.GATE_EVENTS ?? '', `${JSON.stringify(event)}\n`)

/** Vitest notes on an error beside the tests in which file and test it came up, where it knows. */
interface Beside extends SerializedError {
  readonly VITEST_TEST_PATH?: string
  readonly VITEST_TEST_NAME?: string
}

/** The message without what testing-library draws of the page, in hundreds of lines; where it was, and what caused it. */
const textOf = ({ name, message, stacks, stack, cause }: SerializedError): string => {
  const [said = ''] = `${message}`.split('\n\nIgnored nodes:')
  const at =
    stacks?.map(({ file, line, column }) => `    at ${file}:${line}:${column}`).join('\n') ?? stack ?? ''
  const because = cause ? `\nCaused by ${textOf(cause)}` : ''
  return `${name}: ${said.slice(0, 2_000)}\n${at.slice(0, 1_000)}${because}`
}
