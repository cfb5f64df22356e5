import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import type { AppContext } from '#server/core/app-context.ts'
import type { Tried } from './lock.ts'

/** How many accounts a browser is known by: the last ones that signed in there. */
const most = 5

const shape = /^[0-9a-f]{32}(\.[\w-]{43}){1,5}$/
const nameOf = (app: AppContext) => `${app.settings.product}-device`
const wordsOf = ({ tenantId, account }: Tried, device: string) =>
  `known device ${device} ${tenantId} ${account}`

function read(c: Context, app: AppContext) {
  const said = getCookie(c, nameOf(app)) ?? ''
  const [device = '', ...marks] = shape.test(said) ? said.split('.') : []
  return { device, marks }
}

/**
 * The name of the device that asks, where this account has signed in on it before; else nothing. It opens nothing:
 * wrong passwords there are counted by themselves, so that strangers shut out only strangers.
 */
export async function knownDevice(c: Context, app: AppContext, tried: Tried): Promise<string | undefined> {
  const { device, marks } = read(c, app)
  for (const mark of marks) if (await app.secrets.verify(wordsOf(tried, device), mark)) return device
  return undefined
}

/** The cookie by which a browser is known again to this account, beside those that it is known to; no script reads it. */
export async function deviceCookie(c: Context, app: AppContext, tried: Tried): Promise<string> {
  const { device: known, marks } = read(c, app)
  const device = known || crypto.randomUUID().replaceAll('-', '')
  const mark = await app.secrets.sign(wordsOf(tried, device))
  const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, most)
  return generateCookie(nameOf(app), [device, ...kept].join('.'), {
    httpOnly: true,
    sameSite: 'Strict',
    secure: new URL(c.req.url).protocol === 'https:',
    path: '/api/',
    maxAge: 180 * 24 * 3600,
  })
}
