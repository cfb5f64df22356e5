import { expect, it } from 'vitest'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { workflowModel } from './model.ts'

it('the draft of a model is drawn by its designer alone: no list and no detail shows it', () => {
  expect([...shownFields(workflowModel).keys()]).not.toContain('draft')
})
