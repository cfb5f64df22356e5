import { expect, it } from 'vitest'
import { approvalStep } from '#domain/workflow/approval-step.ts'
import type { Step } from '#domain/workflow/definition.ts'
import { everyDrawn } from '#domain/workflow/picture.ts'
import { laidOut, size } from './canvas-layout.ts'
import { begin, edgesOf, end } from './graph.ts'

const step = (id: string) => approvalStep(id, id, 'counsellor', 8)
const fork = (id: string, ...ways: readonly (readonly Step[])[]): Step => ({
  ...{ kind: 'branch', id, title: id, otherwise: [] },
  branches: ways.map((steps, at) => ({
    ...{ title: `超过 ${at} 天的申请`, when: { field: 'days', is: 'above' as const, value: at } },
    steps,
  })),
})
const beside = (id: string, ...ways: readonly (readonly Step[])[]): Step => ({
  ...{ kind: 'parallel', id, title: id },
  branches: ways.map((steps, at) => ({ title: `分支 ${at}`, steps })),
})

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
const meet = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) * 2 < one.width + other.width &&
  Math.abs(one.y - other.y) * 2 < one.height + other.height

it.each<[string, readonly Step[]]>([
  ['a fork without a step for all else', [step('a'), fork('f', [step('b')]), step('c')]],
  ['long ways', [fork('f', [step('a'), step('b'), step('c')], [step('d')]), step('e')]],
  ['a fork in a fork', [fork('f', [step('a'), fork('g', [step('b'), step('c')])], [step('d')])]],
  [
    'ways side by side of unlike length',
    [beside('p', [step('a'), step('b'), step('c')], [step('d')]), step('e')],
  ],
])('%s: letters and lines keep clear of every step and of one another', (_, steps) => {
  const ids = [begin, ...everyDrawn(steps).map(({ id }) => id), end]
  const { steps: at, ways } = laidOut(ids, edgesOf(steps, '其他情况'))
  const boxes = ids.map((id) => ({ id, ...(at.get(id) ?? { x: 0, y: 0 }), ...size }))
  const letters = ways.flatMap(({ label, over }) =>
    label && over ? [{ ...over, width: label.length * size.letter, height: size.line }] : [],
  )
  expect(letters).toHaveLength(ways.filter(({ label }) => label).length)
  for (const [place, each] of letters.entries()) {
    expect(boxes.filter((box) => meet(box, each))).toEqual([])
    expect(letters.filter((other, where) => where !== place && meet(other, each))).toEqual([])
  }
  for (const { from, to, over } of ways) {
    const [top = 0, bottom = 0] = [from, to].map((id) => at.get(id)?.y)
    const line = over && { x: over.x, y: (top + bottom) / 2, width: 1, height: bottom - top - size.height }
    expect(boxes.filter((box) => line && box.id !== from && box.id !== to && meet(box, line))).toEqual([])
  }
})
