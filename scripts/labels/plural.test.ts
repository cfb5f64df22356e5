import { expect, it } from 'vitest'
import { activity } from '#domain/activity/index.ts'
import { pluralsBy, titlesOfMany } from './plural.ts'

const plural = pluralsBy({
  甲: 'Societies and their members',
  乙: 'Boxes, buses and fees',
  丙: 'Staff information',
  丁: 'lists, logs and details',
})

it.each([
  ['Student society', 'Student societies'],
  ['Society member', 'Society members'],
  ['League fee', 'League fees'],
  ['Box', 'Boxes'],
  // Of these no plural is known.
  ['Dormitory staff', 'Dormitory staff'],
  ['Building information', 'Building information'],
  // Holds many already, or is of several parts.
  ['Member list', 'Member list'],
  ['Member of a society', 'Member of a society'],
  ['Amount (fee)', 'Amount (fee)'],
  ['Society members', 'Society members'],
])('%s is %s of many', (title, said) => {
  expect(plural(title)).toBe(said)
})

it('titles of lists are of many; a form of one application and figures are not', () => {
  const titles = titlesOfMany(activity)
  expect(['学生社团', '社团成员'].filter((title) => !titles.has(title))).toEqual([])
  expect(
    ['社会实践', '社会实践审批', '学生活动统计（劳动教育）'].filter((title) => titles.has(title)),
  ).toEqual([])
})
