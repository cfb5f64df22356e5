import { describe, expect, it } from 'vitest'
import { faults, judge, mostUnsteady, type Outcome, outcomeOf } from './verdict.ts'

const outcome = (file: string, ...states: readonly ('passed' | 'failed' | 'skipped')[]): Outcome => ({
  project: 'unit',
  file,
  milliseconds: 1,
  tests: states.map((state, at) => ({
    name: `test ${at}`,
    state,
    errors: state === 'failed' ? ['Error: no'] : [],
  })),
  errors: [],
})
const times = (count: number, of: (at: number) => Outcome) => Array.from({ length: count }, (_, at) => of(at))

describe('a verdict', () => {
  it('is red when more files are unsteady than may be by chance', () => {
    const judged = (count: number) =>
      judge(
        times(count, (at) => outcome(`${at}`, 'failed')),
        times(count, (at) => outcome(`${at}`, 'passed')),
      )
    expect(judged(mostUnsteady)).toMatchObject({ isGreen: true, passed: mostUnsteady, failed: 0 })
    expect(judged(mostUnsteady + 1).isGreen).toBe(false)
  })

  it('is red for a file that was not looked at again', () => {
    expect(judge([outcome('a', 'failed'), outcome('b', 'passed')], [])).toMatchObject({
      isGreen: false,
      passed: 1,
      failed: 1,
    })
  })

  it('is red for a test that was skipped, but for one that says what it lacks', () => {
    const lacking = {
      ...outcome('a', 'passed'),
      tests: [{ name: 'reads (left out: no reader)', state: 'skipped' as const, errors: [] }],
    }
    expect(judge([outcome('b', 'passed'), lacking], [])).toMatchObject({
      isGreen: true,
      leftOut: ['reads (left out: no reader)'],
    })
    expect(judge([outcome('b', 'passed', 'skipped')], [])).toMatchObject({
      isGreen: false,
      skipped: ['test 1'],
    })
  })

  it('is red where nothing ran', () => {
    expect(judge([], []).isGreen).toBe(false)
  })

  it('counts a file that failed without a test', () => {
    expect(judge([{ ...outcome('a'), errors: ['Error: no'] }], [])).toMatchObject({ passed: 0, failed: 1 })
  })
})

it('says of a fault in a line what was waited for, where, and what the pages showed', () => {
  const text = [
    'TimeoutError: locator.waitFor: Timeout 30000ms exceeded.',
    'Call log:',
    "  - waiting for getByText('已同意').first() to be visible",
    '',
    '  /leave/audit: 张三 病假 | 保存失败',
    '    at /there/tests/support/browser.ts:9:1',
    '    at /there/tests/a.journey.ts:31:7',
  ].join('\n')
  const test = { name: 'decides', state: 'failed' as const, errors: [text] }
  expect(faults({ ...outcome('tests/a.journey.ts'), tests: [test, { ...test, name: 'goes' }] })).toEqual([
    "decides: TimeoutError: locator.waitFor: Timeout 30000ms exceeded. · - waiting for getByText('已同意').first() to be visible · line 31 · /leave/audit: 张三 病假 | 保存失败",
    expect.stringMatching(/^goes: /),
  ])
})

describe('what a process told', () => {
  const part = { name: 'unit', project: 'unit', files: ['a', 'b', 'c'] }
  const ended = (file: string) =>
    ({
      is: 'ended',
      file,
      milliseconds: 1,
      tests: [{ name: 't', state: 'passed', errors: [] }],
      errors: [],
    }) as const

  it('names the file in which it broke, and those that it never came to', () => {
    const came = outcomeOf(
      part,
      [{ is: 'started', file: 'a' }, ended('a'), { is: 'started', file: 'b' }],
      'signal SIGKILL',
    )
    expect(came.outcomes.map(({ file, errors }) => [file, errors])).toEqual([
      ['a', []],
      ['b', ['This file was broken off: signal SIGKILL.']],
    ])
    expect(came).toMatchObject({ unreached: ['c'], errors: [] })
  })

  it('names those behind a worker that broke, although the process went on to its end', () => {
    const error = { is: 'error', text: 'Worker exited unexpectedly' } as const
    const came = outcomeOf(part, [{ is: 'started', file: 'a' }, ended('a'), error, { is: 'finished' }], 1)
    expect(came).toMatchObject({ unreached: ['b', 'c'], errors: ['Worker exited unexpectedly'] })
  })

  it('is an error of its own where it broke between two files, or before the first', () => {
    expect(outcomeOf(part, [{ is: 'started', file: 'a' }, ended('a')], 7)).toMatchObject({
      unreached: ['b', 'c'],
      errors: ['The process ended beside its tests: exit code 7.'],
    })
    expect(outcomeOf(part, [], 1)).toMatchObject({
      outcomes: [],
      unreached: ['a', 'b', 'c'],
      errors: [expect.anything()],
    })
  })

  it('is an error of its own where it ended badly although every file passed', () => {
    const all = [...part.files.map(ended), { is: 'finished' } as const]
    expect(outcomeOf(part, all, 0).errors).toEqual([])
    expect(outcomeOf(part, all, 1).errors).toEqual(['The process ended beside its tests: exit code 1.'])
  })

  it('holds an error beside the tests against its file, or against the part', () => {
    const all = [
      ...part.files.map(ended),
      { is: 'error', file: 'b', text: 'one' },
      { is: 'error', text: 'two' },
    ] as const
    const came = outcomeOf(part, [...all, { is: 'finished' }], 1)
    expect(came.outcomes.map(({ errors }) => errors)).toEqual([[], ['one'], []])
    expect(came.errors).toEqual(['two'])
  })
})
