import { describe, expect, it } from 'vitest'
import { integer } from '#domain/kernel/fields.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import type { ApproveStep, Definition, Mode } from '#domain/workflow/definition.ts'
import {
  approveStep,
  begin,
  caseOf,
  definitionOf,
  factsOf,
  later,
  person,
  users,
} from './approval.fixture.ts'
import type { Command } from './commands.ts'
import { decide, newCase, replay } from './decide.ts'
import { fits } from './fits.ts'
import { simulate } from './simulate.ts'

const started = (...args: Parameters<typeof caseOf>) => {
  const desk = caseOf(...args)
  desk.act('student', { verb: 'start' })
  return desk
}
const two = definitionOf(approveStep('a'), approveStep('b'))
const three = (mode: Mode) =>
  definitionOf(approveStep('a', { ...users('x', 'y', 'z'), mode }), approveStep('b'))

describe('several people of a step', () => {
  it('all: everybody speaks, and one no rejects at the end', () => {
    const desk = started(three('all'))
    expect(desk.open()).toEqual(['x', 'y', 'z'])
    desk.reject('x')
    desk.approve('y')
    expect(desk.state()).toBe('reviewing')
    desk.approve('z')
    expect(desk.state()).toBe('rejected')
  })

  it('any: the first decides, and the others have nothing left to do', () => {
    const desk = started(three('any'))
    const task = desk.taskOf('y')
    desk.approve('x')
    expect(desk.open()).toEqual(['b1'])
    expect(desk.act('y', { verb: 'approve', task })).toBe('这项任务已不需要办理')
  })

  it('sequential: one after the other', () => {
    const desk = started(three('sequential'))
    expect(desk.open()).toEqual(['x'])
    desk.approve('x')
    expect(desk.open()).toEqual(['y'])
    desk.reject('y')
    expect(desk.state()).toBe('rejected')
  })

  it('vote: ends as soon as it is decided, either way', () => {
    const desk = started(three({ vote: 60 }))
    desk.approve('x')
    expect(desk.open()).toContain('z')
    desk.approve('y')
    expect(desk.open()).toEqual(['b1'])
    const other = started(three({ vote: 60 }))
    other.reject('x')
    other.reject('y')
    expect(other.state()).toBe('rejected')
  })

  it('vote: just as many as are asked for are enough, and one fewer than that is not', () => {
    const half = definitionOf(approveStep('a', { ...users('x', 'y'), mode: { vote: 50 } }), approveStep('b'))
    const desk = started(half)
    desk.reject('x')
    expect(desk.open()).toEqual(['y'])
    desk.approve('y')
    expect(desk.open()).toEqual(['b1'])
    const over = started(definitionOf(approveStep('a', { ...users('x', 'y'), mode: { vote: 51 } })))
    over.approve('x')
    expect(over.open()).toEqual(['y'])
  })

  it('veto: ends at the first no', () => {
    const desk = started(three('veto'))
    desk.approve('x')
    desk.reject('y')
    expect(desk.state()).toBe('rejected')
  })
})

describe('returning', () => {
  const abc = definitionOf(approveStep('a'), approveStep('b'), approveStep('c'))
  const returned = (to: string, walk: 'resume' | 'again') => {
    const desk = started(abc)
    desk.approve('a1')
    desk.approve('b1')
    desk.act('c1', { verb: 'return', task: desk.taskOf('c1'), to, walk, comment: '请补充材料' })
    return desk
  }

  it('to the starter, who is walked with again or comes straight back', () => {
    for (const [walk, next] of [
      ['again', 'a1'],
      ['resume', 'c1'],
    ] as const) {
      const desk = returned('starter', walk)
      expect(desk.state()).toBe('returned')
      desk.act('student', { verb: 'resubmit' })
      expect(desk.open()).toEqual([next])
    }
  })

  it('to a step before, which is walked on from or comes straight back', () => {
    for (const [walk, next] of [
      ['again', 'b1'],
      ['resume', 'c1'],
    ] as const) {
      const desk = returned('a', walk)
      expect(desk.open()).toEqual(['a1'])
      desk.approve('a1')
      expect(desk.open()).toEqual([next])
    }
    expect(returned('previous', 'again').open()).toEqual(['b1'])
  })

  it('not to a step that nobody has approved since the walk began again', () => {
    const desk = started(
      definitionOf(approveStep('a', { whenNobody: 'pass' }), approveStep('b'), approveStep('c')),
    )
    const back = (who: string, to: string) =>
      desk.act(who, { verb: 'return', task: desk.taskOf(who), to, walk: 'again', comment: '请补充材料' })
    desk.approve('a1')
    back('b1', 'starter')
    desk.know({
      people: (source) => (source.kind === 'users' ? source.ids.filter((id) => id !== 'a1').map(person) : []),
    })
    desk.act('student', { verb: 'resubmit' })
    desk.approve('b1')
    expect(back('c1', 'a')).toBe('不能退回到这一步')
  })
})

describe('handing on', () => {
  it('a transfer is for good; what is delegated comes back; nothing is given to the starter', () => {
    const desk = started(two)
    const to = person('y')
    expect(desk.act('a1', { verb: 'transfer', task: desk.taskOf('a1'), to: person('student') })).toBe(
      '不能交给发起人本人办理',
    )
    desk.act('a1', { verb: 'transfer', task: desk.taskOf('a1'), to: person('x') })
    desk.act('x', { verb: 'delegate', task: desk.taskOf('x'), to })
    expect(desk.open()).toEqual(['y'])
    expect(desk.approve('y')).toBe('这项任务不能这样办理')
    desk.act('y', { verb: 'hand-back', task: desk.taskOf('y') })
    expect(desk.open()).toEqual(['x'])
  })

  it('a signer added before holds the adder up, one added after follows, one beside signs at once', () => {
    const added = (where: 'before' | 'after' | 'parallel') => {
      const desk = started(two)
      desk.act('a1', { verb: 'add-sign', task: desk.taskOf('a1'), where, people: [person('x')] })
      return desk
    }
    const before = added('before')
    expect(before.open()).toEqual(['x'])
    before.approve('x')
    expect(before.open()).toEqual(['a1'])
    const after = added('after')
    expect(after.open()).toEqual(['a1'])
    after.approve('a1')
    expect(after.open()).toEqual(['x'])
    after.approve('x')
    expect(after.open()).toEqual(['b1'])
    expect(added('parallel').open()).toEqual(['a1', 'x'])
    const removed = added('before')
    removed.act('a1', { verb: 'remove-sign', task: removed.taskOf('x') })
    expect(removed.open()).toEqual(['a1'])
  })

  it('a standing entrust holds for its days and kinds, and never lets the starter decide', () => {
    const entrust = {
      principal: 'a1',
      agent: person('x'),
      from: begin,
      to: later(begin, 5),
      kinds: ['leave'],
    }
    const desk = started(two, { entrusts: [entrust] })
    expect(desk.open()).toEqual(['x'])
    expect(desk.found().context.tasks[0]?.actsFor).toEqual(person('a1'))
    for (const other of [{ kinds: ['award'] }, { to: later(begin, -1) }, { agent: person('student') }])
      expect(started(two, { entrusts: [{ ...entrust, ...other }] }).open()).toEqual(['a1'])
  })

  const entrusts = (...pairs: readonly (readonly [principal: string, agent: string])[]) =>
    pairs.map(([principal, agent]) => ({
      ...{ principal, agent: person(agent), from: begin, to: later(begin, 100), kinds: [] },
    }))
  /** Who holds what, and in whose place. */
  const held = (desk: ReturnType<typeof caseOf>) =>
    desk
      .found()
      .context.tasks.filter(({ state, past }) => state === 'open' && !past)
      .map(({ person, actsFor }) => [person.id, actsFor?.id ?? null])

  it.each<[string, ReturnType<typeof entrusts>, Command, readonly unknown[]]>([
    ['a transfer', entrusts(['x', 'y']), { verb: 'transfer', task: 't1', to: person('x') }, [['y', 'x']]],
    ['a delegation', entrusts(['x', 'y']), { verb: 'delegate', task: 't1', to: person('x') }, [['y', 'x']]],
    [
      'an added signer',
      entrusts(['x', 'y'], ['z', 'y']),
      { verb: 'add-sign', task: 't1', where: 'before', people: [person('x'), person('z')] },
      [
        ['y', 'x'],
        ['z', null],
      ],
    ],
    [
      'no signer twice',
      entrusts(['x', 'y']),
      { verb: 'add-sign', task: 't1', where: 'before', people: [person('x'), person('y')] },
      [
        ['x', null],
        ['y', null],
      ],
    ],
    [
      'no agent who decides there already',
      entrusts(['x', 'a1']),
      { verb: 'transfer', task: 't1', to: person('x') },
      [['x', null]],
    ],
    [
      'one step and no further',
      entrusts(['x', 'y'], ['y', 'z']),
      { verb: 'transfer', task: 't1', to: person('x') },
      [['y', 'x']],
    ],
    [
      'one’s own agent',
      entrusts(['a1', 'x'], ['x', 'y']),
      { verb: 'transfer', task: 't1', to: person('x') },
      [['x', 'a1']],
    ],
  ])('%s follows a standing entrust', (_, given, command, holders) => {
    const desk = started(two)
    desk.know({ entrusts: given })
    desk.act('a1', command)
    expect(held(desk)).toEqual(holders)
    expect(replay(JSON.parse(JSON.stringify(desk.log())))).toEqual(desk.found())
  })

  it.each<[string, Partial<ApproveStep>, (desk: ReturnType<typeof caseOf>) => unknown]>([
    ['by its turn', { ...users('z', 'x'), mode: 'sequential' }, (desk) => desk.approve('z')],
    ['after an opinion', users('x'), (desk) => desk.act('z', { verb: 'hand-back', task: desk.taskOf('z') })],
    ['after a suspension', users('x'), (desk) => desk.act('admin', { verb: 'activate' })],
  ])('a task that opens %s goes to whom its holder has entrusted meanwhile', (name, who, opens) => {
    const desk = started(definitionOf(approveStep('a', who)))
    if (name === 'after an opinion')
      desk.act('x', { verb: 'delegate', task: desk.taskOf('x'), to: person('z') })
    if (name === 'after a suspension') desk.act('admin', { verb: 'suspend', comment: '核实' })
    desk.know({ entrusts: entrusts(['x', 'y']) })
    opens(desk)
    expect(held(desk)).toEqual([['y', 'x']])
    expect(replay(JSON.parse(JSON.stringify(desk.log())))).toEqual(desk.found())
  })

  it('what stood open beside a correction goes to whom its holder has entrusted meanwhile', () => {
    const branches = [
      { title: '一', steps: [approveStep('a')] },
      { title: '二', steps: [approveStep('b', users('x'))] },
    ]
    const desk = started(definitionOf({ kind: 'parallel', id: 'p', title: 'p', branches }))
    const back = { verb: 'return', to: 'starter', walk: 'resume', comment: '请补充' } as const
    desk.act('a1', { ...back, task: desk.taskOf('a1') })
    desk.know({ entrusts: entrusts(['x', 'y'], ['a1', 'z']) })
    desk.act('student', { verb: 'resubmit' })
    expect(held(desk)).toEqual([
      ['z', 'a1'],
      ['y', 'x'],
    ])
    expect(replay(JSON.parse(JSON.stringify(desk.log())))).toEqual(desk.found())
  })

  it('what somebody reclaims comes back to them, however they have entrusted others meanwhile', () => {
    const desk = started(two)
    const task = desk.taskOf('a1')
    desk.approve('a1')
    desk.know({ entrusts: entrusts(['a1', 'x']) })
    desk.act('a1', { verb: 'reclaim', task })
    expect(held(desk)).toEqual([['a1', null]])
  })

  it('of two whom one person stands in for in a step, one stays as it is', () => {
    const desk = started(definitionOf(approveStep('a', users('x', 'z'))))
    desk.act('admin', { verb: 'suspend', comment: '核实' })
    desk.know({ entrusts: entrusts(['x', 'y'], ['z', 'y']) })
    desk.act('admin', { verb: 'activate' })
    expect(held(desk)).toEqual([
      ['y', 'x'],
      ['z', null],
    ])
  })

  it('what is late goes to whom the one above has entrusted', () => {
    const timers = [{ hours: 8, act: 'escalate', ...{ to: users('x').who } }] as const
    const desk = started(definitionOf(approveStep('a', { timers })), { entrusts: entrusts(['x', 'y']) })
    desk.wait(8)
    desk.act(null, { verb: 'time-out', task: 't1' })
    expect(held(desk)).toEqual([['y', 'x']])
    expect(replay(JSON.parse(JSON.stringify(desk.log())))).toEqual(desk.found())
  })

  it('an objection is heard by whom its hearer has entrusted, but never by who made it', () => {
    const notice = { kind: 'notice', id: 'n', title: 'n', days: 3, fields: [], masked: true } as const
    const heard = (by: string) => {
      const steps = definitionOf({ ...notice, objections: users('x').who })
      const desk = started(steps, { entrusts: entrusts(['x', 'y']) })
      desk.act(by, { verb: 'object', step: 'n', text: '有误' })
      return held(desk)
    }
    expect([heard('w'), heard('y')]).toEqual([[['y', 'x']], [['x', null]]])
  })

  it('an objection is not given to who made it', () => {
    const notice = { kind: 'notice', id: 'n', title: 'n', days: 3, fields: [], masked: true } as const
    const desk = started(definitionOf({ ...notice, objections: users('x').who }))
    desk.act('w', { verb: 'object', step: 'n', text: '有误' })
    const task = desk.taskOf('x')
    expect(desk.act('x', { verb: 'transfer', task, to: person('w') })).toBe('不能交给提出异议的人办理')
  })
})

describe('taking back', () => {
  it('the starter withdraws until somebody acts', () => {
    const desk = started(two)
    desk.approve('a1')
    expect(desk.act('student', { verb: 'withdraw' })).toBe('已有人办理，不能撤回')
    const early = started(two)
    early.act('student', { verb: 'withdraw' })
    expect([early.state(), early.open()]).toEqual(['withdrawn', []])
    expect(early.approve('a1')).toBe('流程已撤回，不能再操作')
  })

  it('an approver reclaims until the next one has looked', () => {
    const desk = started(two)
    const task = desk.taskOf('a1')
    desk.approve('a1')
    desk.act('a1', { verb: 'reclaim', task })
    expect(desk.open()).toEqual(['a1'])
    desk.approve('a1')
    desk.act('b1', { verb: 'read' })
    expect(desk.act('a1', { verb: 'reclaim', task })).toBe('下一位办理人已经查看，不能取回')
  })
})

describe('who acts', () => {
  const own = (rest: object) => definitionOf(approveStep('a', { ...users('student'), ...rest }))

  it('nobody approves their own request unless the step says so', () => {
    expect(started(own({ samePerson: 'again' })).open()).toEqual(['student'])
    const people = () => [person('admin')]
    expect(started(own({}), { people }).open()).toEqual(['admin'])
    expect(decide(own({}), newCase(), { verb: 'start' }, factsOf())).toEqual({
      refused: '“a”没有可以办理的人',
    })
    expect(started(own({ whenNobody: 'reject' })).state()).toBe('rejected')
  })

  it('somebody who approved before is skipped', () => {
    const desk = started(definitionOf(approveStep('a', users('x')), approveStep('b', users('x', 'y'))))
    desk.approve('x')
    expect(desk.open()).toEqual(['y'])
  })

  it('the second of two who act at once is told who was faster, and when', () => {
    const desk = started(two)
    const task = desk.taskOf('a1')
    desk.approve('a1')
    expect(desk.act('a1', { verb: 'reject', task, comment: '不' })).toBe(`a1已于 ${begin} 办理了这项任务`)
  })

  it('a signature, a seal and fields that the step does not open are asked for', () => {
    const desk = started(
      definitionOf(approveStep('a', { sign: true, seal: true, fields: { days: 'write' } })),
    )
    const task = desk.taskOf('a1')
    expect(desk.approve('a1')).toBe('请先手写签名')
    expect(desk.act('a1', { verb: 'approve', task, signature: 'f' })).toBe('请先加盖电子章')
    const all = { verb: 'approve', task, signature: 'f', seal: 's' } as const
    expect(desk.act('a1', { ...all, writes: ['kind'] })).toBe('这一步不能修改表单中的这些内容')
    expect(desk.act('a1', { ...all, writes: ['days'] })).toBe('approved left ended')
  })

  it('the people of the next step are picked by the approver before, who is told when they are not', () => {
    const desk = started(
      definitionOf(approveStep('a'), approveStep('b', { who: [{ kind: 'picked-by-previous' }] })),
    )
    expect(desk.approve('a1')).toBe('请选择“b”的人员')
    desk.act('a1', { verb: 'approve', task: desk.taskOf('a1'), picks: { b: [person('x')] } })
    expect(desk.open()).toEqual(['x'])
  })
})

describe('time', () => {
  it('an urge has to cool down', () => {
    const desk = started(two)
    expect(desk.act('student', { verb: 'urge' })).toBe('urged')
    desk.wait(1.5)
    expect(desk.act('student', { verb: 'urge' })).toBe('30 分钟后才能再次催办')
    desk.wait(0.5)
    expect(desk.act('student', { verb: 'urge' })).toBe('urged')
  })

  it('deadlines are acted on in their order, by the clock alone', () => {
    const to = [{ kind: 'users' as const, ids: ['x'] }]
    const timers = [
      { hours: 8, act: 'pass' as const },
      { hours: 4, act: 'escalate' as const, to },
    ]
    const desk = started(definitionOf(approveStep('a', { timers })))
    const task = desk.taskOf('a1')
    const timeOut = () => desk.act(null, { verb: 'time-out', task })
    expect(timeOut()).toBe('还没有到期')
    desk.wait(4)
    expect(desk.act('a1', { verb: 'time-out', task })).toBe('只能由系统到时处理')
    timeOut()
    expect(desk.open()).toEqual(['x'])
    desk.wait(4)
    timeOut()
    expect(desk.state()).toBe('approved')
  })

  it('a notice passes with its last day unless an objection is upheld', () => {
    const notice = {
      kind: 'notice',
      id: 'n',
      title: '公示',
      days: 1,
      fields: [],
      masked: true,
      objections: users('h').who,
    } as const
    const passed = started(definitionOf(notice))
    expect(passed.act(null, { verb: 'close-notice', step: 'n' })).toBe('公示还没有到期')
    passed.wait(24)
    passed.act(null, { verb: 'close-notice', step: 'n' })
    expect(passed.state()).toBe('approved')
    const upheld = started(definitionOf(notice))
    expect(upheld.act('x', { verb: 'object', step: 'n', text: '材料不实' })).toBe('objected opened')
    const task = upheld.taskOf('h')
    for (const verb of ['approve', 'reject'] as const)
      expect(upheld.act('h', { verb, task, inBatch: true, comment: '属实' })).toBe(
        '对公示的异议须逐条答复，不能批量办理',
      )
    upheld.wait(24)
    upheld.act(null, { verb: 'close-notice', step: 'n' })
    expect(upheld.open()).toEqual(['h'])
    upheld.reject('h')
    expect(upheld.state()).toBe('rejected')
  })

  it.each([
    [null, 5],
    [3, 5],
    [9, 9],
    [1_000_000, 60],
  ])('a notice for which the form asks %s days stands %s', (asked, days) => {
    const notice = {
      ...({ kind: 'notice', id: 'n', title: '公示', days: 5, daysOf: 'shown' } as const),
      ...{ fields: [], masked: true, objections: null },
    }
    const desk = started(definitionOf(notice), { row: { shown: asked } })
    desk.wait(24 * days - 1)
    expect(desk.act(null, { verb: 'close-notice', step: 'n' })).toBe('公示还没有到期')
    desk.wait(1)
    desk.act(null, { verb: 'close-notice', step: 'n' })
    expect(desk.state()).toBe('approved')
  })
})

it('a suspended case waits for the administrator, and goes on where it stood', () => {
  const desk = started(two)
  desk.act('admin', { verb: 'suspend', comment: '核实' })
  expect(desk.approve('a1')).toBe('流程已挂起，激活后才能继续')
  desk.act('admin', { verb: 'activate' })
  desk.approve('a1')
  expect(desk.open()).toEqual(['b1'])
})

describe('the deadlines of a case that was suspended', () => {
  const timers = [
    { hours: 2, act: 'remind' },
    { hours: 8, act: 'reject' },
  ] as const
  const clock = { verb: 'time-out', task: 't1' } as const
  const dueOf = (desk: ReturnType<typeof caseOf>) =>
    desk.found().context.tasks.map(({ deadlines }) => deadlines.map(({ due }) => due))

  it('stand still with it, and go on with what was left of them', () => {
    const desk = started(definitionOf(approveStep('a', { timers })))
    desk.wait(1)
    desk.act('admin', { verb: 'suspend', comment: '核实' })
    desk.wait(100)
    expect(desk.act(null, clock)).toBe('流程已挂起，激活后才能继续')
    desk.act('admin', { verb: 'activate' })
    expect(dueOf(desk)).toEqual([[later(begin, 102), later(begin, 108)]])
    expect(desk.act(null, clock)).toBe('还没有到期')
    desk.wait(1)
    expect(desk.act(null, clock)).toBe('timed-out')
    desk.wait(6)
    expect(desk.act(null, clock)).toBe('timed-out left ended')
  })

  it('stay where they have been acted on, and are due at once where they had passed before', () => {
    const desk = started(definitionOf(approveStep('a', { timers })))
    desk.wait(2)
    desk.act(null, clock)
    desk.wait(7)
    desk.act('admin', { verb: 'suspend', comment: '核实' })
    desk.wait(5)
    desk.act('admin', { verb: 'activate' })
    expect(dueOf(desk)).toEqual([[later(begin, 2), later(begin, 14)]])
    expect(desk.act(null, clock)).toBe('timed-out left ended')
  })

  it('a public notice stands for the days that it lacked', () => {
    const notice = { kind: 'notice', id: 'n', title: '公示', days: 3, fields: [], masked: true } as const
    const desk = started(definitionOf({ ...notice, objections: null }))
    desk.wait(24)
    desk.act('admin', { verb: 'suspend', comment: '核实' })
    desk.wait(240)
    desk.act('admin', { verb: 'activate' })
    expect(desk.found().context.steps.n).toMatchObject({ until: later(begin, 312) })
    desk.wait(47)
    expect(desk.act(null, { verb: 'close-notice', step: 'n' })).toBe('公示还没有到期')
  })

  it('stand as they were in a log of before they were moved', () => {
    const desk = started(definitionOf(approveStep('a', { timers })))
    const by = person('admin')
    const kept = replay(
      [
        { type: 'suspended', at: later(begin, 1), by, comment: '核实' },
        { type: 'activated', at: later(begin, 100), by },
      ],
      desk.found(),
    )
    expect([kept.value, kept.context.tasks]).toEqual(['reviewing', desk.found().context.tasks])
  })
})

describe('a new version', () => {
  const version2 = (...steps: Definition['steps']) => ({ ...definitionOf(...steps), version: 2 })

  it('takes a running case over where its open steps still stand, and says why where they do not', () => {
    const desk = started(two)
    desk.approve('a1')
    const { context } = desk.found()
    expect(fits(context, version2(approveStep('b'), approveStep('c')))).toEqual([])
    expect(fits(context, version2(approveStep('a')))).toEqual(['新版本没有正在办理的步骤'])
    expect(fits(context, version2(approveStep('c'), approveStep('b')))).toEqual([
      phrase('新增的“{{name}}”在正在办理的步骤之前', { name: 'c' }),
    ])
    expect(fits(context, two)).toEqual(['已经是这个版本'])
  })

  it('walks on by the new version, and the old one is refused', () => {
    const desk = started(two)
    const next = version2(approveStep('a'), approveStep('c'))
    const facts = factsOf({ actor: { ...person('admin'), administrator: true } })
    const moved = decide(next, desk.found(), { verb: 'move' }, facts)
    if ('refused' in moved) throw new Error(moved.refused)
    const approve = { verb: 'approve', task: 't1' } as const
    const a1 = factsOf({ actor: { ...person('a1'), administrator: false } })
    expect(decide(two, moved.next, approve, a1)).toEqual({ refused: '流程版本已更新，请刷新后重试' })
    expect(decide(next, moved.next, approve, a1)).toMatchObject({ events: [{}, {}, { step: 'c' }, {}] })
  })
})

it('a simulation names the people and the deadlines before anything is filed', () => {
  const when = { field: 'days', is: 'above', value: 3 } as const
  const timers = [{ hours: 24, act: 'remind' as const }]
  const definition = definitionOf(
    approveStep('a', { ...users('x', 'y'), timers }),
    {
      kind: 'branch',
      id: 'long',
      title: '长假',
      branches: [{ title: '三天以上', when, steps: [approveStep('b')] }],
      otherwise: [],
    },
    { kind: 'cc', id: 'copy', title: '抄送', ...users('z') },
  )
  const foreseen = (days: number) =>
    simulate(definition, factsOf({ row: { days }, fields: { days: integer('天数') } }))
  expect(foreseen(4)).toMatchObject({
    state: 'approved',
    steps: [
      { step: 'a', people: [{ person: person('x') }, { person: person('y') }], due: later(begin, 24) },
      { step: 'b', people: [{ person: person('b1') }], from: later(begin, 24), due: null },
      { step: 'copy', people: [{ person: person('z') }] },
    ],
  })
  expect(foreseen(2)).toMatchObject({ steps: [{ step: 'a' }, { step: 'copy' }] })
})
