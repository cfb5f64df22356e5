import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Option } from '#design-system/select/option.ts'
import { createCode, matches, offered, retryCode, toCollection, toRows } from './rows.ts'

const t = (text: string, values?: Readonly<Record<string, string | number>>) =>
  text.replace('{{name}}', String(values?.name ?? ''))

const anyOptions = fc
  .uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 })
  .chain((codes) =>
    fc.tuple(
      ...codes.map((value) =>
        fc
          .constantFrom(undefined, '东湖', '南山', '北苑')
          .map((group): Option => ({ value, label: value, group })),
      ),
    ),
  )

test('every option stands once, in one block with its group, as the arrows go', () => {
  fc.assert(
    fc.property(anyOptions, (options) => {
      const rows = toRows(options)
      const headings = rows.flatMap((row) => (row.kind === 'heading' ? [row.group] : []))
      expect(new Set(headings).size).toBe(headings.length)
      expect(toCollection(rows).getValues().toSorted()).toEqual(options.map(({ value }) => value).toSorted())
      let heading: string | undefined
      for (const row of rows) {
        if (row.kind === 'heading') heading = row.group
        else expect(row.option.group).toBe(heading)
      }
    }),
  )
})

test('an error leaves nothing but the way out of it', () => {
  const options = [{ value: 'a', label: '甲' }]
  expect(offered(options, { error: '没有取到' }, t)).toEqual([])
  expect(offered(options, { error: '没有取到', onRetry: () => {} }, t)[0]?.value).toBe(retryCode)
})

test('a new one is offered at the end, and not for a name that is there', () => {
  const options = [{ value: 'a', label: '甲' }]
  expect(offered(options, {}, t, '乙').at(-1)).toEqual({ value: createCode, label: '新建“乙”' })
  expect(offered(options, {}, t, '甲')).toHaveLength(1)
})

test('found by name, second line and pinyin, in any case', () => {
  const option = { value: 't', label: '王建国', description: '信息工程学院', keywords: 'wangjianguo wjg' }
  for (const typed of ['建', '信息', 'WJG', ' wang', '']) expect(matches(option, typed)).toBe(true)
  expect(matches(option, '李')).toBe(false)
})
