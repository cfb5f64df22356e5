import { expect, it } from 'vitest'
import { reference, text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { approvalStep } from './approval-step.ts'
import type { Step } from './definition.ts'
import { simulationFields } from './simulation-form.ts'
import type { Source } from './source.ts'

const trip = defineResource({
  name: 'invented.trip',
  label: '外出',
  title: 'place',
  fields: {
    place: text('地点', { required: true }),
    leavesCity: yesNo('离开本市'),
    tutorId: reference('带队教师', 'base.teacher', { required: true }),
    deputyId: reference('副领队', 'base.teacher'),
    hearerId: reference('受理人', 'system.user'),
    copiedId: reference('知会人', 'system.user'),
  },
  columns: ['place'],
  filters: [],
})
const by = (field: string): readonly Source[] => [{ kind: 'field', field }]

it('is told what the conditions read and who the form names, wherever a step asks them', () => {
  const steps: readonly Step[] = [
    {
      kind: 'branch',
      id: 'way',
      title: '外出',
      branches: [
        {
          title: '离开本市',
          when: { field: 'leavesCity', is: 'equal', value: true } as never,
          steps: [
            approvalStep('tutor', '带队教师', by('tutorId'), 8, {
              timers: [{ hours: 8, act: 'escalate', to: by('deputyId') }],
            }),
          ],
        },
      ],
      otherwise: [],
    },
    { kind: 'cc', id: 'cc', title: '知会', who: by('copiedId') },
    { kind: 'notice', id: 'n', title: '公示', days: 1, fields: [], masked: true, objections: by('hearerId') },
  ]
  const fields = simulationFields(trip, steps)
  expect(Object.keys(fields)).toEqual(['leavesCity', 'tutorId', 'deputyId', 'hearerId', 'copiedId'])
  expect(fields.tutorId?.presence).toBe('optional')
})
