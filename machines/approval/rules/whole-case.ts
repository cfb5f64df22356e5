import { phrase } from '#domain/kernel/phrase.ts'
import { isUnread } from '#machines/approval/approval.case.ts'
import type { CommandOf } from '#machines/approval/commands.ts'
import { handedOver } from '#machines/approval/entrusted.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { minutesUntil } from '#machines/approval/moment.ts'
import { picksBy, unpickedByStarter } from '#machines/approval/picks.ts'
import { actorOf, isStarter, onlyAdministrator, onlyStarter, type Reason, type Rule } from './rule.ts'

const mostCopies = 50

function isUnpicked(scene: Scene, { picks = {} }: CommandOf<'start' | 'resubmit'>): Reason {
  const step = unpickedByStarter(scene, picks)
  return step && phrase('请选择“{{name}}”的人员', { name: step.title })
}

const own = (scene: Scene, { picks = {} }: CommandOf<'start' | 'resubmit'>) =>
  picksBy(scene, 'picked-by-starter', picks)

export const start: Rule<'start'> = {
  on: 'case',
  refusal: ({ facts }) => (facts.actor ? undefined : '请由发起人提交'),
  fault: isUnpicked,
  facts: (scene, command) => [
    {
      type: 'started',
      by: actorOf(scene),
      definition: { id: scene.definition.id, version: scene.definition.version },
      picks: own(scene, command),
    },
  ],
}

export const resubmit: Rule<'resubmit'> = {
  on: 'case',
  refusal: onlyStarter,
  fault: isUnpicked,
  facts: (scene, command) => [
    { type: 'resubmitted', by: actorOf(scene), picks: own(scene, command) },
    ...handedOver(scene),
  ],
}

/** An approval may be reclaimed until the next approver has looked at it. */
export const read: Rule<'read'> = {
  on: 'case',
  refusal: (scene) =>
    scene.of.tasks.some((task) => isUnread(task, actorOf(scene))) ? undefined : '没有未读的任务',
  facts: (scene) => [{ type: 'read', by: actorOf(scene) }],
}

export const cc: Rule<'cc'> = {
  on: 'case',
  refusal(scene) {
    const { of, facts } = scene
    const acts = of.tasks.some(
      ({ state, past, person }) => state === 'open' && !past && person.id === facts.actor?.id,
    )
    return isStarter(scene) || acts ? undefined : '只有发起人和当前办理人可以抄送'
  },
  fault(_, { people }) {
    if (people.length === 0) return '请选择抄送人'
    return people.length > mostCopies ? phrase('一次最多抄送 {{count}} 人', { count: mostCopies }) : undefined
  },
  facts: (scene, { people }) => [{ type: 'copied', by: actorOf(scene), people }],
}

export const urge: Rule<'urge'> = {
  on: 'case',
  refusal(scene) {
    const { of, definition, facts } = scene
    const minutes = of.urged ? minutesUntil(facts.now, of.urged, definition.urgeHours) : 0
    // Administrators urge for a starter who asks them to; the hours between hold for both.
    const barred = onlyAdministrator(scene) && onlyStarter(scene)
    return barred ?? (minutes > 0 ? phrase('{{count}} 分钟后才能再次催办', { count: minutes }) : undefined)
  },
  facts: (scene) => [{ type: 'urged', by: actorOf(scene) }],
}
