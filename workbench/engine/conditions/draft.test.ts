import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { student } from '#domain/base/student.ts'
import type { Condition } from '#domain/kernel/condition.ts'
import { shownFields } from '#domain/kernel/shown-fields.ts'
import { conditionOf, draftOf, isGroup, linesOf, turned, unfinished, withPart } from './draft.ts'
import { sentenceOf } from './words.ts'

const name = { field: 'name', is: 'contains', value: '李' } as const
const none = { field: 'name', is: 'empty' } as const

const { tree } = fc.letrec<{ tree: Condition }>((tie) => {
  const some = fc.array(tie('tree'), { minLength: 1, maxLength: 3 })
  return {
    tree: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom<Condition>(name, none),
      some.map((all) => ({ all })),
      some.map((any) => ({ any })),
      tie('tree').map((not) => ({ not })),
    ),
  }
})
/** What a condition says of a row that is named 李, and of one without a name. */
const truth = (condition: Condition, named: boolean): boolean => {
  if ('all' in condition) return condition.all.every((each) => truth(each, named))
  if ('any' in condition) return condition.any.some((each) => truth(each, named))
  if ('not' in condition) return !truth(condition.not, named)
  return condition.is === 'contains' ? named : !named
}

describe('a condition in the builder', () => {
  it('means the same when it comes out again', () =>
    fc.assert(
      fc.property(tree, (condition) => {
        const again = conditionOf(draftOf(condition))
        for (const named of [true, false]) expect(again && truth(again, named)).toBe(truth(condition, named))
      }),
    ))

  it('has lines that may lack a value, and lose theirs with their field', () => {
    const draft = draftOf({ any: [name, none] })
    const [first] = linesOf(draft)
    if (!first) throw new Error('There should be a line.')
    const other = withPart(draft, first.id, () => turned(first, 'studentNo', 'contains'))
    expect(unfinished(other).map(({ field }) => field)).toEqual(['studentNo'])
    expect(turned(first, 'name', 'begins').value).toBe('李')
    expect(turned(first, 'name', 'among').value).toBeUndefined()
    const rest = withPart(draft, first.id, () => undefined)
    expect([isGroup(rest), conditionOf(rest)]).toEqual([true, none])
    expect(conditionOf(draftOf(undefined))).toBeUndefined()
  })

  it('reads as a sentence', () => {
    const said = sentenceOf(
      { all: [name, { any: [none, { field: 'classId', is: 'among', value: ['7'] }] }, { not: none }] },
      {
        t: (text) => text,
        fieldOf: (field) => shownFields(student).get(field),
        choices: () => [],
        nameOf: (target, id) => (target === 'base.class' && id === '7' ? '软件一班' : undefined),
      },
    )
    expect(said).toBe('姓名 包含 李 且 （姓名 为空 或 班级 属于 软件一班） 且 排除（姓名 为空）')
  })
})
