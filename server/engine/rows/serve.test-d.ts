import { expectTypeOf } from 'vitest'
import { integer, text, yesNo } from '#domain/kernel/fields.ts'
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
    lend: { label: '出借', asks: { to: text('借给', { required: true }), days: integer('天数') } },
    paint: { label: '上漆', asks: { name: text('名称') }, keep: true },
    where: { label: '位置', open: { path: '/base/venue', by: 'id' } },
  },
})

// @ts-expect-error 'mend' is named by the declaration and does nothing by itself, so it needs a handler
serve(lamp)
// @ts-expect-error 'lend' needs one as well
serve(lamp, { actions: { mend: () => undefined } })
// @ts-expect-error the same
serve(lamp, { actions: {} })
const lend = () => undefined
// @ts-expect-error 'light' is a mere `set`: a handler would be a second truth
serve(lamp, { actions: { mend: () => {}, lend, light: () => {} } })
// What keeps its answers needs no handler, and may have one.
serve(lamp, { actions: { mend: () => undefined, lend, paint: (_, { name }) => void name?.length } })
serve(lamp, {
  actions: {
    mend: (row, answers) => {
      expectTypeOf<keyof typeof answers>().toEqualTypeOf<never>()
      return { secret: row.name }
    },
    lend: (_, answers, { actor }) => {
      expectTypeOf(answers.to).toEqualTypeOf<string>()
      expectTypeOf(answers.days).toEqualTypeOf<number | null>()
      // @ts-expect-error nobody is asked for it
      answers.until
      return { secret: actor.id }
    },
  },
})

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
