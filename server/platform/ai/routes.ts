import { sql } from 'kysely'
import type { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import { questionAsked, wordsSearched } from '#domain/security/ai/asked.ts'
import { aiCalls } from '#domain/security/ai/calls.ts'
import { aiKeywordAdvice } from '#domain/security/ai-keyword-advice.ts'
import { answerCall, answerPlain, answerPublicPlain } from '#server/core/answer-call.ts'
import { auditAlone } from '#server/core/audit/audit.ts'
import { addressOf } from '#server/core/client-address.ts'
import { table } from '#server/core/database/table.ts'
import { count } from '#server/core/rate-counter.ts'
import type { Call, PersonalCall, Route } from '#server/core/route.ts'
import { todayOf } from '#server/core/today.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { aiSettings, askModel, whyNoAnswer } from './model.ts'

async function getAiConfig({ c, app, tenantId }: Call) {
  await limitAddress(app, { tenantId, what: 'ai config', address: addressOf(c) }, { times: 600, seconds: 60 })
  const { enabled, model } = await aiSettings(app, tenantId)
  return { enabled: enabled ? '1' : '0', model: enabled ? model : '' }
}

async function answerQuestion(
  { words }: z.output<typeof questionAsked>,
  { app, actor, tenantId }: PersonalCall,
) {
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

/** Asks the model that is saved for one word, and says how long it took. */
async function test({ c, app, actor, tenantId }: PersonalCall) {
  const settings = await aiSettings(app, tenantId)
  const config = { ...settings, model: settings.model ?? settings.pictureModel }
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
    (error: unknown) => {
      app.log('warn', 'language model', { error })
      return { ok: false, text: whyNoAnswer(error) }
    },
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

async function find({ words }: z.output<typeof wordsSearched>, { app, tenantId }: PersonalCall) {
  if (!words) return []
  const rows = await table(aiKeywordAdvice, app.db, tenantId).list(
    [
      { enabled: true },
      sql`(strpos(lower(${words}), lower(keyword)) > 0 or (length(${words}) >= 2 and strpos(lower(keyword), lower(${words})) > 0))`,
    ],
    ['id', 'keyword', 'answer', 'link'],
    { order: ['sort', 'keyword'], most: 3 },
  )
  return rows
}

export const aiRoutes: readonly Route[] = [
  answerPublicPlain(aiCalls.config, getAiConfig),
  answerCall(aiCalls.ask, questionAsked, answerQuestion),
  answerPlain(aiCalls.test, test),
  answerCall(aiCalls.advice, wordsSearched, find),
]
