import { expect, it } from 'vitest'
import { isNeeded, isShown, superfluous } from '#domain/kernel/form-rules.ts'
import { leaveApplication } from '#domain/leave/application.ts'
import type { KindForm } from '#domain/leave/calls.ts'
import { packed, valuesOf } from '#workbench/engine/values.ts'
import { designed } from './designed.ts'

const kind = (over: Partial<KindForm>): KindForm => ({
  ...{ typeId: 'sick', unit: 'day', asksDestination: false, note: null, fields: [], questions: [] },
  ...over,
})
const question = { options: null, required: true, hint: null, sort: 1 } as const
const form = designed([
  kind({
    note: '急病可以先走后补。',
    fields: [
      { field: 'proof', asking: 'required', hint: '病历或诊断证明', sort: 1 },
      { field: 'transport', asking: 'hidden', hint: null, sort: 2 },
      { field: 'companion', asking: 'required', hint: null, sort: 3 },
      { field: 'destination', asking: 'optional', hint: '写到门牌号', sort: 5 },
    ],
    questions: [
      { ...question, id: 'q1', label: '就诊医院', kind: 'text', section: 'content', hint: '写全称' },
      { ...question, id: 'q2', label: '是否有家长陪同', kind: 'yes-no', section: 'whereabouts', sort: 4 },
    ],
  }),
  kind({
    ...{ typeId: 'out', unit: 'section', asksDestination: true },
    questions: [
      { ...question, id: 'q3', label: '经办人数', kind: 'number', section: 'content', required: false },
    ],
  }),
])
const resource = form.asked(leaveApplication)
const sick = { typeId: 'sick', leavesCampus: true }
const out = { typeId: 'out', leavesCampus: true }

const names = ['leavesCampus', 'destination', 'transport', 'companion']

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
  expect(form.order(names, sick)).toEqual(['leavesCampus', 'transport', 'companion', 'destination'])
  expect(form.order(names, out)).toEqual(names)
})

it('asks the questions of the kind among the fields, each in its section and needed where it is required', () => {
  expect(resource.form?.请假内容).toEqual([...(leaveApplication.form?.请假内容 ?? []), 'q1', 'q3'])
  expect(form.order([...names, 'q2'], sick)).toEqual([
    ...['leavesCampus', 'transport', 'companion', 'q2', 'destination'],
  ])
  expect([isShown(resource, 'q1', sick), isNeeded(resource, 'q1', sick)]).toEqual([true, true])
  expect([isShown(resource, 'q1', out), isShown(resource, 'q1', {})]).toEqual([false, false])
  expect([isShown(resource, 'q3', out), isNeeded(resource, 'q3', out)]).toEqual([true, false])
  expect(form.hint('q1', sick)).toBe('写全称')
})

it('reads the answers from where they are kept, and sends them whole and without those of another kind', () => {
  const kept = { ...sick, answers: '{"q1":"市一医院","q2":"是"}' }
  expect(valuesOf(resource, kept)).toMatchObject({ q1: '市一医院', q2: '是', q3: null })
  expect(valuesOf(resource, { ...kept, answers: '{***' })).toMatchObject({ q1: null, q2: null })
  const changed = { ...valuesOf(resource, kept), q1: '省人民医院' }
  expect(packed(resource, { q1: '省人民医院' }, changed)).toEqual({
    answers: '{"q1":"省人民医院","q2":"是"}',
  })
  const other = { ...changed, typeId: 'out', q3: 4 }
  expect(packed(resource, { typeId: 'out', q1: null, q2: null, q3: 4 }, other)).toEqual({
    ...{ typeId: 'out', answers: '{"q3":4}' },
  })
  expect(packed(resource, { q1: null }, { ...changed, q1: null, q2: '' })).toEqual({ answers: null })
  expect(packed(resource, { reason: '发热' }, changed)).toEqual({ reason: '发热' })
})
