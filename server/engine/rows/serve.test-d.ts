import { text, yesNo } from '#domain/kernel/fields.ts'
import { defineResource } from '#domain/kernel/resource.ts'
import { serve } from '#server/core/serve.ts'

const lamp = defineResource({
  name: 'base.lamp',
  label: '灯',
  title: 'name',
  fields: { name: text('名称', { required: true }), on: yesNo('亮', { required: true }) },
  columns: ['name', 'on'],
  filters: ['on'],
  actions: {
    light: { label: '开灯', when: (row) => !row.on, set: { on: true } },
    mend: { label: '修理' },
    where: { label: '位置', open: { path: '/base/venue', by: 'id' } },
  },
})

// @ts-expect-error 'mend' is named by the declaration and does nothing by itself, so it needs a handler
serve(lamp)
// @ts-expect-error the same
serve(lamp, { actions: {} })
// @ts-expect-error 'light' is a mere `set`: a handler would be a second truth
serve(lamp, { actions: { mend: () => {}, light: () => {} } })
serve(lamp, { actions: { mend: (row) => ({ secret: row.name }) } })

defineResource({
  name: 'base.lamp',
  label: '灯',
  title: 'name',
  fields: { name: text('名称', { required: true }) },
  columns: ['name'],
  filters: [],
  // @ts-expect-error a row has no such field
  actions: { light: { label: '开灯', set: { lit: true } } },
})
