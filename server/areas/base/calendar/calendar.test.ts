import { beforeAll, describe, expect, it } from 'vitest'
import { loadDemo } from '#server/demo/load.ts'
import { oneEngine } from '#tests/support/database.ts'
import { serverOn } from '#tests/support/server.ts'

describe.each(oneEngine)('on %s', (engine) => {
  const server = serverOn(engine)
  const college = server.college()
  const ask = college.manager('base.school-calendar', 'base.school-calendar-day')
  const get = async (path: string) => (await ask('GET', `base/${path}`)).body.data

  beforeAll(() => loadDemo(server.app(), { size: 'small', tenantId: college.tenantId }))

  describe('what a day is', () => {
    it.each([
      ['2026-09-01', { xn: '2026-2027', xqM: '1', week: 1, dayOfWeek: 2, kind: 'teaching', note: null }],
      ['2026-10-01', { week: 5, kind: 'holiday', note: '国庆节' }],
      ['2026-10-10', { week: 6, dayOfWeek: 6, kind: 'swapped', dayOfWeekAs: '3' }],
    ])('%s', async (day, expected) => {
      expect(await get(`schoolCalendarItem/getOne?riQiStr=${day}`)).toMatchObject(expected)
    })

    it('is nothing outside the terms, and a fault when it is no day', async () => {
      expect(await get('schoolCalendarItem/getOne?riQiStr=2026-08-01')).toBeNull()
      expect((await ask('GET', 'base/schoolCalendarItem/getOne?riQiStr=2026-13-01')).status).toBe(400)
      expect((await ask('GET', 'base/schoolCalendarItem/getOne?riQiStr=2026-02-30')).status).toBe(400)
    })
  })

  it('gives the weeks and months of a term', async () => {
    const weeks = await get('schoolCalendarItem/getZcSelect?xn=2026-2027&xqM=1')
    expect(weeks).toHaveLength(20)
    expect(weeks[19]).toMatchObject({
      label: '第20周',
      value: 20,
      startDate: '2027-01-11',
      endDate: '2027-01-17',
    })
    const months = await get('schoolCalendarItem/getMonthSelect?xn=2026-2027&xqM=1')
    expect(months.map(({ value }: { value: string }) => value)).toEqual([
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
      '2027-01',
    ])
  })

  it('gives terms and years, and exactly one term that is current', async () => {
    expect(await get('schoolCalendar/getXnXqSelect')).toHaveLength(4)
    expect(await get('schoolCalendar/getXnXqSelect?isCurrent=1')).toHaveLength(1)
    expect((await get('schoolCalendar/getXnSelect')).map(({ value }: { value: string }) => value)).toEqual([
      '2026-2027',
      '2025-2026',
    ])
    expect(
      (await get('schoolCalendar/getYear?xn=2026-2027')).map(({ value }: { value: number }) => value),
    ).toEqual([2026, 2027])
  })

  it('refuses terms that overlap, and days outside their term', async () => {
    const json = { academicYear: '2026-2027', term: '3', startDate: '2027-06-28', weeks: 4 }
    const overlapping = await ask('POST', 'base/schoolCalendar/add', { json })
    expect([overlapping.status, overlapping.body.msg]).toEqual([400, '与2026-2027学年第二学期的日期重叠'])
    const later = await ask('POST', 'base/schoolCalendar/add', { json: { ...json, startDate: '2027-07-19' } })
    expect(later.body.data.name).toBe('2026-2027学年第三学期')
    const day = { calendarId: later.body.data.id, date: '2027-09-01', kind: 'holiday' }
    expect((await ask('POST', 'base/schoolCalendarDay/add', { json: day })).status).toBe(400)
    const moved = { id: later.body.data.id, revision: 1, startDate: '2027-07-20' }
    expect((await ask('POST', 'base/schoolCalendar/update', { json: moved })).body.msg).toBe(
      '第一周应从星期一开始',
    )
  })
})
