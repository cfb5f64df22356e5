import fc from 'fast-check'
import { expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import { teacher } from '#domain/base/teacher.ts'
import { type FieldAccess, fieldAccesses } from '#domain/security/secret-field.ts'
import { ownAccesses, ownTimes } from '#domain/system/own-field.ts'
import {
  lackingIn,
  type OwnRules,
  ownAccessOf,
  ownRulesOf,
  ruledNames,
  settableFor,
  unproven,
} from './rules.ts'

const codes = <Code extends string>({ labels }: { readonly labels: Readonly<Record<Code, string>> }) =>
  fc.constantFrom(...(Object.keys(labels) as Code[]))
const rule = fc.record({ access: codes(ownAccesses), during: codes(ownTimes), proof: fc.boolean() })
const rules: fc.Arbitrary<OwnRules> = fc.dictionary(fc.constantFrom(...ruledNames(student)), rule)
const byRole: fc.Arbitrary<Record<string, FieldAccess>> = fc.dictionary(
  fc.constantFrom(...ruledNames(student)),
  codes(fieldAccesses),
)
const writes = ['write', 'review', 'required']

it('is as declared until somebody sets it otherwise', () => {
  const declared = ownRulesOf(student, {})
  expect(
    [declared.mobile, declared.name, declared.classId, declared.family].map((each) => each?.access),
  ).toEqual(['write', 'review', 'read', 'write'])
  expect(ownRulesOf(teacher, {}).education?.access).toBe('review')
})

it('opens nothing that a role keeps, and nothing outside its round', () => {
  fc.assert(
    fc.property(rules, byRole, fc.boolean(), (set, given, inRound) => {
      const known = ownRulesOf(student, set)
      const access = ownAccessOf(known, given, inRound)
      for (const name of ruledNames(student)) {
        const may = writes.includes(access[name] ?? 'read')
        if (['hidden', 'masked', 'read'].includes(given[name] ?? '')) expect(may).toBe(false)
        if (given[name] === 'review') expect(['write', 'required']).not.toContain(access[name])
        if (known[name]?.during === 'round' && !inRound) expect(may).toBe(false)
        if (known[name]?.access === 'hidden') expect(access[name]).toBe('hidden')
      }
    }),
  )
})

it('never offers to open what is not declared as one’s own, nor to hide the name', () => {
  expect(settableFor(student, 'classId')).toEqual(['hidden', 'read'])
  expect(settableFor(student, 'name')).not.toContain('hidden')
  expect(settableFor(student, 'family')).toEqual(['read', 'write'])
  expect(settableFor(teacher, 'staffNo')).toEqual(['hidden', 'read'])
})

it('asks for a proof of what is reviewed alone, and for what must be filled', () => {
  const set = ownRulesOf(student, {
    name: { access: 'review', during: 'always', proof: true },
    mobile: { access: 'required', during: 'always', proof: true },
  })
  expect(unproven(set, ['name', 'mobile', 'idNo'])).toEqual(['name'])
  expect(lackingIn(set, { mobile: '' })).toEqual(['mobile'])
  expect(lackingIn(set, { mobile: '13800001111' })).toEqual([])
})
