import { base64Of } from '#domain/kernel/base64.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Call, Route } from '#server/core/route.ts'

/** The stand-in's cashier; a college that is no demo has none. */
function cashierOf({ c, app }: Call) {
  const no = c.req.query('no') ?? ''
  const { cashier } = app.payments
  return cashier && /^[0-9A-Z]{6,32}$/.test(no) ? { no, cashier } : refuse({ type: 'not-found' })
}

async function show(call: Call): Promise<Response> {
  const { no, cashier } = cashierOf(call)
  const page = (await cashier.page(no)) ?? refuse({ type: 'not-found' })
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': await policyOf(page),
  }
  return new Response(page, { headers })
}

async function pay(call: Call): Promise<Response> {
  const { no, cashier } = cashierOf(call)
  await cashier.pay(no)
  return show(call)
}

/** The page brings no script, and one style. */
async function policyOf(page: string): Promise<string> {
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = base64Of(new Uint8Array(digest))
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`
}

const facts = { path: 'fee/cashier', access: 'public', reply: 'file', query: { no: '*订单号' } } as const

/** Where a trade of a demo is paid: it stands in for the page of a payment service. */
export const cashierRoutes: readonly Route[] = [
  { ...facts, method: 'GET', title: '演示收银台', answer: show },
  { ...facts, method: 'POST', title: '演示收银台：支付', answer: pay },
]
