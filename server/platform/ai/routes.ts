import { sql } from 'kysely'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { prose } from '#domain/kernel/seen.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { checked } from '#server/core/checked.ts'
import { addressOf } from '#server/core/client-address.ts'
import { count } from '#server/core/rate-counter.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { Call, PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { aiSettings, askModel } from './model.ts'

/** GET baseParams/openApi/getAiConfig: whether there is a model to be asked; neither where it is nor by what key. */
async function getAiConfig({ c, app, tenantId }: Call) {
  await limitAddress(app, { tenantId, what: 'ai config', address: addressOf(c) }, { times: 600, seconds: 60 })
  const { enabled, model } = await aiSettings(app, tenantId)
  return { enabled: enabled ? '1' : '0', model: enabled ? model : '' }
}

const asked = z.strictObject({
  words: prose().min(1, '请输入问题').max(200, '问题不能超过 200 个字'),
})

/** POST base/ai/ask: the words, and nothing else, go to the model of the college. */
async function ask({ c, app, actor, tenantId }: PersonalCall) {
  const { words } = checked(asked, {}, await jsonOf(c))
  const config = await aiSettings(app, tenantId)
  if (!config.enabled) refuse({ type: 'invalid', message: '学校未启用问 AI' })
  const today = todayOf(app)
  const subject = `ai ${actor.id} ${today}`
  if ((await count(app.db, { tenantId, subject }, 24 * 3600, app.now())) > config.dailyLimit)
    refuse({ type: 'too-many', message: '今天问 AI 的次数已用完，请明天再试', retryAfter: 3600 })
  try {
    return { text: await askModel(app, tenantId, config, words) }
  } catch (error) {
    app.log('warn', 'language model', { error })
    return refuse({ type: 'invalid', message: 'AI 暂时没有回答，请稍后再试' })
  }
}

/** POST security/aiConfig/test: asks the model that is saved for one word, and says how long it took. */
async function test({ c, app, actor, tenantId }: PersonalCall) {
  const config = await aiSettings(app, tenantId)
  if (!config.endpoint || !config.model) refuse({ type: 'invalid', message: '请先填写并保存接口地址和模型' })
  await limitAddress(
    app,
    { tenantId, what: `ai test ${actor.id}`, address: addressOf(c) || actor.id },
    {
      times: 20,
      seconds: 3600,
    },
  )
  const began = app.now().getTime()
  const outcome = await askModel(app, tenantId, config, '请只回答“可用”两个字').then(
    (text) => ({ ok: true, text: text.slice(0, 200) }),
    (error: Error) => ({ ok: false, text: error.message }),
  )
  await auditAlone(app, {
    tenantId,
    account: actor.account,
    action: '测试 AI 配置',
    address: addressOf(c),
    result: outcome.ok ? 'success' : 'failure',
  })
  return { ...outcome, milliseconds: app.now().getTime() - began }
}

/** GET base/aiKeywordAdvice/find (words): what the college advises to anyone who searches for these words; three at most. */
async function find({ c, app, tenantId }: PersonalCall) {
  const words = (c.req.query('words') ?? '').trim().slice(0, 100)
  if (!words) return []
  const { rows } = await sql<object>`select id, keyword, answer, link from security_ai_keyword_advice
    where tenant_id = ${tenantId} and enabled and (strpos(lower(${words}), lower(keyword)) > 0
      or (length(${words}) >= 2 and strpos(lower(keyword), lower(${words})) > 0))
    order by sort, keyword limit 3`.execute(app.db)
  return rows
}

export const aiRoutes: readonly Route[] = [
  { method: 'GET', path: 'base/baseParams/openApi/getAiConfig', access: 'public', answer: getAiConfig },
  { method: 'POST', path: 'base/ai/ask', access: 'signed-in', answer: ask },
  { method: 'POST', path: 'security/aiConfig/test', access: 'security.ai-config:update', answer: test },
  { method: 'GET', path: 'base/aiKeywordAdvice/find', access: 'signed-in', answer: find },
]
