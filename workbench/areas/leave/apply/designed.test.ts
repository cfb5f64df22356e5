import { expect, it } from 'vitest'
import { isNeeded, isShown, superfluous } from '#domain/kernel/form-rules.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import type { KindForm } from '#domain/leave/calls.ts'
import { designed } from './designed.ts'

const kind = (over: Partial<KindForm>): KindForm => ({
  ...{ typeId: 'sick', unit: 'day', asksDestination: false, note: null, fields: [] },
  ...over,
})
const { resource, form } = designed(leaveApplication, [
  kind({
    note: '急病可以先走后补。',
    fields: [
      { field: 'proof', asking: 'required', hint: '病历或诊断证明' },
      { field: 'transport', asking: 'hidden', hint: null },
      { field: 'companion', asking: 'required', hint: null },
      { field: 'destination', asking: 'optional', hint: '写到门牌号' },
    ],
  }),
  kind({ typeId: 'out', unit: 'section', asksDestination: true }),
])
const sick = { typeId: 'sick', leavesCampus: true }
const out = { typeId: 'out', leavesCampus: true }

it('asks the fields that the kind asks, and needs those that it needs', () => {
  expect(isNeeded(resource, 'proof', sick)).toBe(true)
  expect(isNeeded(resource, 'proof', out)).toBe(false)
  expect(isShown(resource, 'transport', sick)).toBe(false)
  expect(isShown(resource, 'transport', out)).toBe(true)
  expect(isNeeded(resource, 'destinationId', out)).toBe(true)
  expect(isShown(resource, 'startsSection', sick)).toBe(false)
  expect(isNeeded(resource, 'startsSection', out)).toBe(true)
})

it('keeps the rules of the declaration: who stays on the campus is asked for no way out', () => {
  const home = { ...sick, leavesCampus: false }
  expect(isShown(resource, 'companion', sick)).toBe(true)
  expect(isShown(resource, 'companion', home)).toBe(false)
  expect(isShown(resource, 'companion', { leavesCampus: true })).toBe(true)
})

it('lets what another kind had asked for go, before it is sent', () => {
  const gone = superfluous(resource, { ...sick, transport: 'train', startsSection: 1 })
  expect(gone.map(([name]) => name).toSorted()).toEqual(['startsSection', 'transport'])
})

it('says its hints and its note, and asks in its order', () => {
  expect(form.hint('typeId', sick)).toBe('急病可以先走后补。')
  expect(form.hint('proof', sick)).toBe('病历或诊断证明')
  expect(form.hint('proof', out)).toBeUndefined()
  const names = ['leavesCampus', 'destination', 'transport', 'companion']
  expect(form.order(names, sick)).toEqual(['leavesCampus', 'transport', 'companion', 'destination'])
  expect(form.order(names, out)).toEqual(names)
})
