import type { Context } from 'hono'
import { z } from 'zod'
import { refuse } from '#domain/kernel/refusal.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { addressOf } from '#server/core/client-address.ts'
import { count } from '#server/core/rate-counter.ts'
import { jsonOf } from '#server/core/request-body.ts'
import type { Call, Route } from '#server/core/route.ts'
import { stamps } from '#server/core/stamps.ts'
import { callerOf } from './api-log.ts'
import { oneLine, scrubbed } from './one-line.ts'

interface Surprise {
  readonly side: 'server' | 'client'
  readonly message: string
  readonly path: string
  readonly traceId: string | null
  readonly stack: string | null
}

/** Keeps a surprise of a call for anyone who is asked about it. That it cannot be kept is no second surprise. */
export const keepError = (app: AppContext, c: Context, surprise: Surprise): Promise<void> =>
  keepFault(app, surprise, {
    ...callerOf(c),
    address: addressOf(c) || null,
    agent: oneLine(c.req.header('user-agent') ?? '', 120) || null,
  })

interface Whose {
  readonly tenantId?: string
  readonly account?: string
  readonly address?: string | null
  readonly agent?: string | null
}

/** The same of what happened in no call. */
export async function keepFault(
  app: AppContext,
  surprise: Surprise,
  { tenantId = '000000', account, address, agent }: Whose = {},
): Promise<void> {
  const row = {
    ...stamps(tenantId, 'system'),
    at: app.now().toISOString(),
    side: surprise.side,
    message: oneLine(scrubbed(surprise.message), 300) || '（空）',
    path: oneLine(surprise.path.replace(/[?#].*$/, ''), 200),
    trace_id: surprise.traceId && oneLine(surprise.traceId, 64),
    account: account ?? null,
    address: address ?? null,
    agent: agent ?? null,
    stack: surprise.stack && scrubbed(surprise.stack).slice(0, 4000).replaceAll('\0', ''),
  }
  await app.db
    .insertInto('system_log_error')
    .values(row)
    .execute()
    .catch((error) => app.log('warn', 'error log not written', { error: String(error).slice(0, 200) }))
}

const report = z.object({
  message: z.string().max(2000).describe('错误信息'),
  path: z.string().max(500).default('').describe('页面'),
  traceId: z.string().max(64).nullish().describe('追踪编号'),
  stack: z.string().max(8000).nullish().describe('调用栈'),
})

/** So many reports an hour may come from one address. */
const allowed = 60

/** POST openApi/reportError: what went wrong in somebody's browser. Anybody may tell; nothing is told back. */
async function answerReport({ c, app }: Call) {
  const { data } = report.safeParse(await jsonOf(c))
  if (!data) return refuse({ type: 'invalid', message: '请求参数格式错误' })
  const subject = `error report ${addressOf(c)}`
  const made = await count(app.db, { tenantId: '000000', subject }, 3600, app.now())
  if (made > allowed) refuse({ type: 'too-many', message: '上报过于频繁，请稍后再试', retryAfter: 3600 })
  await keepError(app, c, {
    side: 'client',
    ...data,
    traceId: data.traceId ?? null,
    stack: data.stack ?? null,
  })
  return null
}

export const logRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: 'base/openApi/reportError',
    access: 'public',
    title: '上报页面错误',
    input: report,
    answer: answerReport,
  },
]
