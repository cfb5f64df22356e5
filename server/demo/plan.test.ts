import { areaList } from '@vant/area-data'
import { describe, expect, it } from 'vitest'
import type { Field, Fields } from '#domain/kernel/field.ts'
import { schemaOf } from '#domain/kernel/field-schema.ts'
import { brokenRules } from '#domain/kernel/rule.ts'
import { birthDateOf, genderOf, isResidentId } from '#domain/kits/resident-id.ts'
import { cantonsOf } from '#server/areas/base/canton/install.ts'
import { fewCantons } from './native-places.ts'
import { type Planned, planOf } from './plan.ts'

const full = planOf('full')
const rowsOf = (plan: readonly Planned[], name: string) =>
  plan.find(({ resource }) => resource.name === `base.${name}`)?.rows ?? []
const counts = (plan: readonly Planned[]) =>
  Object.fromEntries(plan.map(({ resource, rows }) => [resource.name.slice('base.'.length), rows.length]))

async function checksum(plan: readonly Planned[]) {
  const bytes = new TextEncoder().encode(JSON.stringify(plan.map(({ rows }) => rows)))
  return Buffer.from(await crypto.subtle.digest('SHA-256', bytes)).toString('hex')
}

it('is as large as promised', () => {
  expect(counts(full)).toMatchObject({
    campus: 3,
    department: 12,
    teacher: 800,
    building: 40,
    major: 60,
    'grade-major': 180,
    class: 300,
    student: 12_000,
    'school-calendar': 4,
    'class-leader': 300,
  })
  expect(counts(planOf('small'))).toMatchObject({
    campus: 1,
    department: 3,
    teacher: 30,
    major: 6,
    class: 12,
    student: 240,
  })
})

it('is the same college whenever it is made, and another one for another seed', async () => {
  expect(await checksum(planOf('full'))).toBe(await checksum(full))
  expect(await checksum(planOf('small', 7))).not.toBe(await checksum(planOf('small')))
})

describe.each(['full', 'small'] as const)('the %s one', (size) => {
  const plan = size === 'full' ? full : planOf(size)
  const ids = new Set([...fewCantons, ...plan.flatMap(({ rows }) => rows)].map(({ id }) => id))

  it('points only at what it has', () => {
    const lost = plan.flatMap(({ resource, rows }) => {
      const references = Object.entries(resource.fields as Fields).filter(
        ([, { kind }]) => kind === 'reference',
      )
      return rows.flatMap((row) => references.filter(([name]) => row[name] && !ids.has(row[name] as string)))
    })
    expect(lost).toEqual([])
  })

  it('has passages of each kind that is to be looked into, and of those not seen for days some that wait', () => {
    const rows = plan.find(({ resource }) => resource.name === 'dormitory.abnormal-access')?.rows ?? []
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(
      new Set(['late', 'absent', 'unseen', 'stranger', 'elsewhere']),
    )
    expect(rows.filter(({ kind, state }) => kind === 'unseen' && state === 'open')).not.toEqual([])
  })

  it('holds nothing that a person could not have entered', () => {
    const faults = plan.flatMap(({ resource, rows }) => {
      const fields: readonly [string, Field][] = Object.entries(resource.fields as Fields)
      const empty = Object.fromEntries(fields.map(([name]) => [name, null]))
      return rows.flatMap((row) => [
        ...fields.flatMap(([name, field]) =>
          row[name] == null
            ? field.presence === 'required'
              ? [field.label]
              : []
            : schemaOf(field).safeParse(row[name]).success
              ? []
              : [`${field.label} ${row[name]}`],
        ),
        ...brokenRules(resource, { ...empty, ...row }).map(({ message }) => message),
        ...Object.keys(row).filter((name) => name !== 'id' && !(name in resource.fields)),
      ])
    })
    expect(faults).toEqual([])
  })

  it('has no two rows where there may be one', () => {
    for (const { resource, rows } of plan)
      for (const group of (resource.unique ?? []) as string[][]) {
        // As the database has it, nothing is like nothing else.
        const said = rows.filter((row) => group.every((name) => row[name] != null))
        const keys = said.map((row) => group.map((name) => row[name]).join('|'))
        expect(new Set(keys).size, `${resource.name} ${group}`).toBe(said.length)
      }
  })
})

it('gives ID numbers that are right and nobody’s', () => {
  const people = [...rowsOf(full, 'student'), ...rowsOf(full, 'teacher')]
  const provinces = new Set(Object.keys(areaList.province_list).map((code) => code.slice(0, 2)))
  const wrong = people.filter(({ idNo, gender, birthDate }) => {
    const number = String(idNo)
    return !isResidentId(number) || genderOf(number) !== gender || birthDateOf(number) !== birthDate
  })
  expect(wrong).toEqual([])
  expect(people.filter(({ idNo }) => provinces.has(String(idNo).slice(0, 2)))).toEqual([])
})

it('gives each counsellor some 200 students, and every class one today', () => {
  const today = rowsOf(full, 'counsellor').filter(({ until }) => !until)
  expect(new Set(today.map(({ classId }) => classId)).size).toBe(300)
  expect(today).toHaveLength(300)
  expect(12_000 / new Set(today.map(({ teacherId }) => teacherId)).size).toBeCloseTo(200, 0)
})

it('names cantons as the national list does', () => {
  const national = new Map(cantonsOf(areaList).map((row) => [row.code, row]))
  expect(fewCantons.filter((row) => national.get(row.code)?.fullName !== row.fullName)).toEqual([])
  const ids = new Set([...national.values()].map(({ id }) => id))
  expect([...national.values()].filter(({ parentId }) => parentId && !ids.has(parentId))).toEqual([])
  expect(national.get('110101')?.fullName).toBe('北京市东城区')
})
