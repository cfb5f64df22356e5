import { expect, it } from 'vitest'
import {
  caseStates,
  fieldAccess,
  modes,
  samePerson,
  sourceKinds,
  stepKinds,
  taskKinds,
  taskStates,
  timerActs,
  verbs,
  whenNobody,
} from '#domain/workflow/words.ts'
import { approvalMachine } from './approval.machine.ts'
import { rules } from './rules/rules.ts'

it('every verb and every state has its word, and no word is left without one', () => {
  expect(Object.keys(rules).toSorted()).toEqual(Object.keys(verbs.labels).toSorted())
  expect(Object.keys(approvalMachine.states)).toEqual(Object.keys(caseStates.labels))
})

it.each([verbs, caseStates, taskStates, taskKinds, stepKinds, modes])(
  '$label: each word means one thing',
  same,
)
it.each([sourceKinds, whenNobody, samePerson, timerActs, fieldAccess])(
  '$label: each word means one thing',
  same,
)

function same({ labels }: { labels: Readonly<Record<string, string>> }) {
  const words = Object.values(labels)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
}
