import type { NoticeStep } from '#domain/workflow/definition.ts'
import type { Person } from '#domain/workflow/source.ts'
import { stepOf } from '#domain/workflow/tree.ts'
import { newTasks } from '#machines/approval/enter.ts'
import type { Scene } from '#machines/approval/facts.ts'
import { peopleOf, standIn } from '#machines/approval/seats.ts'
import { actorOf, isStarter, onlyClock, type Reason, type Rule } from './rule.ts'

function noticeOf({ definition, of }: Scene, id: string) {
  const record = of.steps[id]
  const step = stepOf(definition, id)
  const isOpen = record?.kind === 'notice' && record.state === 'open' && !record.over
  return isOpen && step?.kind === 'notice' ? { record, step } : undefined
}

/** The one who hears an objection, or whom they entrusted: neither the starter nor the one who objects. */
function hearerOf(scene: Scene, { id, objections }: NoticeStep) {
  const named = peopleOf(scene, objections ?? [], id)
  const all = [...named, ...scene.facts.people({ kind: 'administrator' })]
  const may = ({ id }: Person) => id !== scene.of.starter?.id && id !== scene.facts.actor?.id
  const hearer = all.find(may)
  return hearer && standIn(scene, hearer, may)
}

export const object: Rule<'object'> = {
  on: 'notice',
  refusal(scene, { step: id = '' }): Reason {
    const notice = noticeOf(scene, id)
    const { actor, now } = scene.facts
    if (!notice || now > notice.record.until) return '公示已结束'
    if (!notice.step.objections) return '这次公示不接受异议'
    if (!actor || isStarter(scene)) return '不能对自己的申请提出异议'
    if (notice.record.objectors.includes(actor.id)) return '您已提出过异议'
    return hearerOf(scene, notice.step) ? undefined : '没有可以受理异议的人'
  },
  fault: (_, { text }) => (text.trim() === '' ? '请填写异议内容' : undefined),
  facts(scene, { step: id, text }) {
    const notice = noticeOf(scene, id)
    const hearer = notice && hearerOf(scene, notice.step)
    const [child] = newTasks(scene, id, hearer ? [hearer] : [], 'objection')
    return child ? [{ type: 'objected', by: actorOf(scene), step: id, text, child }] : []
  },
}

export const closeNotice: Rule<'close-notice'> = {
  on: 'notice',
  refusal(scene, { step: id = '' }): Reason {
    const notice = noticeOf(scene, id)
    if (!notice) return '公示已结束'
    return onlyClock(scene) ?? (scene.facts.now < notice.record.until ? '公示还没有到期' : undefined)
  },
  facts: (_, { step }) => [{ type: 'notice-closed', step }],
}
