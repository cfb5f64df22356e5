import { expect, it } from 'vitest'
import { draftOf, faultsOf, writtenOf } from './draft.ts'

const fresh = draftOf(undefined, '2026-12-01')

it('begins on the day, and is told what is missing', () => {
  expect(fresh).toMatchObject({ startsAt: '2026-12-01 08:00', endsAt: '2026-12-01 09:00' })
  expect(faultsOf(fresh)).toEqual([['title', '请填写日程标题']])
  expect(faultsOf({ ...fresh, title: '班会', startsAt: null }).map(([name]) => name)).toEqual(['startsAt'])
  expect(faultsOf({ ...fresh, title: '班会', endsAt: '2026-12-01 07:59' }).map(([name]) => name)).toEqual([
    'endsAt',
  ])
  expect(faultsOf({ ...fresh, title: '班会' })).toEqual([])
})

it('lasts all day from the first minute to the last, and leaves empty texts out', () => {
  expect(writtenOf({ ...fresh, title: ' 班会 ', allDay: true })).toEqual({
    title: '班会',
    kind: 'work',
    allDay: true,
    startsAt: '2026-12-01 00:00:00',
    endsAt: '2026-12-01 23:59:00',
    place: null,
    note: null,
  })
})

it('comes back as it was written', () => {
  const kept = { id: 'a', revision: 1, ...writtenOf({ ...fresh, title: '班会', place: '教室' }) }
  expect(writtenOf(draftOf(kept, '2020-01-01'))).toEqual(
    writtenOf({ ...fresh, title: '班会', place: '教室' }),
  )
})
