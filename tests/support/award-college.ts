import { daysAfter } from '#domain/kernel/days.ts'
import { administrator } from './same-college.ts'

/** 智育 and 体育 of a term; the first counts 60 of a hundred, the second 8. */
type Mark = readonly [academic: number, fitness: number]

/**
 * An award with one place, for which two students come to the same total in an evaluation of its own: `first` by the higher
 * 智育得分, `other` by what makes up for it. Applications are taken from this day on.
 * Answers with that total.
 */
export async function tiedForAward(url: string, day: string, first: string, other: string, name: string) {
  const { send } = await administrator(url)
  const add = async (path: string, row: object) => (await send(`${path}/add`, row)).id as string
  const evaluationBatchId = await add('evaluation/batch', {
    ...{ code: 'CP20253', name: '2025-2026学年第三学期综合测评', academicYear: '2025-2026', term: '3' },
    ...{ since: '2026-07-20', until: '2026-08-28' },
  })
  const mark = ([academic, fitness]: Mark, studentId: string) =>
    add('evaluation/mark', { batchId: evaluationBatchId, studentId, academic, fitness })
  await mark([90, 60], first)
  const made = await mark([88, 60], other)
  const total = async (studentId: string) => {
    const asked = `size=1&params.batchId=${evaluationBatchId}&params.studentId=${studentId}`
    return Number((await send(`evaluation/combinedScore/page?${asked}`)).records[0].total)
  }
  const compute = () => send('evaluation/batch/compute', { id: evaluationBatchId })
  await compute()
  // What either did in that term counts too.
  const missing = (await total(first)) - (await total(other))
  const row = await send(`evaluation/mark/getOne?id=${made}`)
  await send('evaluation/mark/update', { ...row, fitness: Number((60 + missing / 0.08).toFixed(2)) })
  await compute()
  const alike = await total(first)
  await send('evaluation/batch/archive', { id: evaluationBatchId })

  const [type] = await send('award/type/list')
  const projectId = await add('award/project', {
    ...{ code: 'SQSJ', name, typeId: type.id, level: '4', amount: '500.00', unit: '信息工程学院' },
    ...{ sort: 20, enabled: true },
  })
  const conditions = [
    { kind: 'enrolled', operator: null, value: null },
    { kind: 'classRank', operator: 'atMost', value: 20 },
    { kind: 'intellectual', operator: 'atLeast', value: 75 },
  ]
  for (const [sort, condition] of conditions.entries())
    await add('award/condition', { ...condition, projectId, hard: true, sort })
  await add('award/batch', {
    ...{ name: `2025-2026学年${name}评选`, projectId, academicYear: '2025-2026', evaluationBatchId },
    ...{ opensOn: day, closesOn: daysAfter(day, 30), collegeDays: 3, schoolDays: 5, places: 1 },
  })
  return alike
}
