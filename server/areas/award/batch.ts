import { awardApplication } from '#domain/award/application.ts'
import { awardBatch } from '#domain/award/batch.ts'
import { awardCondition } from '#domain/award/condition.ts'
import { asksValue } from '#domain/award/judge.ts'
import { awardProject } from '#domain/award/project.ts'
import { awardType } from '#domain/award/type.ts'
import { phrase } from '#domain/kernel/phrase.ts'
import { refuse, refuseAt } from '#domain/kernel/refusal.ts'
import { table } from '#server/core/database/table.ts'
import { serve } from '#server/core/serve.ts'
import { distribute, dropPlaces } from './quota.ts'

export const awardProjects = serve(awardProject, {
  beforeWrite({ excludes }, { current }) {
    if (current && excludes?.split(',').includes(current.id)) refuseAt('excludes', '奖项不能与自身互斥')
    return undefined
  },
})

/** What a kind does not compare by is not kept. */
export const awardConditions = serve(awardCondition, {
  beforeWrite({ kind, value }) {
    if (!kind) return undefined
    if (kind.endsWith('Rank') && (value ?? 0) > 100) refuseAt('value', '排名百分比不能超过 100')
    return {
      ...(!asksValue(kind) && { operator: null, value: null }),
      ...(kind !== 'hardship' && { hardshipLevel: null }),
    }
  },
})

export const awardBatches = serve(awardBatch, {
  async beforeWrite(next, { current, db, actor }) {
    const project = await table(awardProject, db, actor.tenantId).get({ id: next.projectId ?? '' }, [
      'typeId',
    ])
    const type = await table(awardType, db, actor.tenantId).get({ id: project?.typeId ?? '' }, ['period'])
    if (type?.period === 'term' && !next.term) refuseAt('term', '按学期评选的奖项须填写评选学期')
    if (type?.period === 'year' && next.term) refuseAt('term', '按学年评选的奖项不填评选学期')
    if (current && (current.projectId !== next.projectId || current.academicYear !== next.academicYear)) {
      if (await table(awardApplication, db, actor.tenantId).exists({ batchId: current.id }))
        refuseAt('projectId', '已有学生申请，不能更换奖项和学年')
    }
    return undefined
  },
  async beforeRemove(ids, { db, actor }) {
    if (await table(awardApplication, db, actor.tenantId).exists({ batchId: ids }))
      refuse({ type: 'conflict', message: '已有学生申请的批次不能删除' })
  },
  async cascadeRemove(ids, { db, actor }) {
    await dropPlaces(db, actor.tenantId, ids)
  },
  actions: {
    async distribute({ id, places, ratio }, _, unit) {
      const total = await distribute(unit, { id, places, ratio })
      return { set: { total }, outcome: phrase('已下达 {{count}} 个名额', { count: total }) }
    },
  },
})
