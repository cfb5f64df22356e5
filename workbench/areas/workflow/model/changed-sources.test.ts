import { expect, it } from 'vitest'
import type { Source } from '#domain/workflow/source.ts'
import { changedSources } from './changed-sources.ts'

const counsellor: Source = { kind: 'counsellor' }
const mentor: Source = { kind: 'mentor' }
const named = (...ids: readonly string[]): Source => ({ kind: 'users', ids })

it.each<[readonly Source[], readonly Source[], readonly string[], readonly Source[]]>([
  [[counsellor], [counsellor, mentor], [], [counsellor, mentor]],
  [[named('a'), counsellor], [mentor, counsellor], ['a'], [named('a'), counsellor, mentor]],
  [[counsellor, named('a'), mentor], [mentor], ['a', 'b'], [named('a', 'b'), mentor]],
  [[named('a'), counsellor, named('b')], [counsellor], ['b'], [named('b'), counsellor]],
  [[counsellor], [counsellor], ['a'], [counsellor, named('a')]],
  [[named('a')], [], [], []],
])('%j with %j and %j', (sources, chosen, ids, changed) => {
  expect(changedSources(sources, chosen, ids)).toEqual(changed)
})
