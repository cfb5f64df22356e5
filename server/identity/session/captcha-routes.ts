import { envelope } from '#server/core/answer.ts'
import { addressOf } from '#server/core/client-address.ts'
import type { Call } from '#server/core/route.ts'
import { limitAddress } from '#server/identity/access/limit-address.ts'
import { keepCaptcha } from './captcha.ts'
import { askable } from './captcha-glyphs.ts'
import { drawn } from './captcha-image.ts'
import { between, oneOf } from './chance.ts'

interface Question {
  /** What is drawn. */
  readonly shown: string
  readonly answer: string
  /** What can be read out, for anyone who does not see it. */
  readonly text?: string
}

const letters = (): Question => {
  const shown = Array.from({ length: 4 }, () => oneOf(askable)).join('')
  return { shown, answer: shown }
}

const words = '零一二三四五六七八九'

/** A sum a child can do, which needs no picture. */
function sum(): Question {
  const [one, other] = [Math.floor(between(1, 10)), Math.floor(between(1, 10))]
  const [large, small] = [Math.max(one, other), Math.min(one, other)]
  return between(0, 2) < 1
    ? { shown: `${one}+${other}=?`, answer: `${one + other}`, text: `${words[one]}加${words[other]}等于几` }
    : {
        shown: `${large}-${small}=?`,
        answer: `${large - small}`,
        text: `${words[large]}减${words[small]}等于几`,
      }
}

/** How many an address may ask for in ten minutes. What is read out a machine reads too, so that few are given. */
const most = { drawn: 120, spoken: 12 } as const

/** GET captcha. `type=spoken` brings the question in words as well. Both shapes of the family are in the reply. */
export async function answerCaptcha({ c, app, tenantId }: Call): Promise<Response> {
  const kind = c.req.query('type') === 'spoken' ? 'spoken' : 'drawn'
  const wish = { tenantId, what: `captcha ${kind}`, address: addressOf(c) }
  await limitAddress(app, wish, {
    times: most[kind],
    seconds: 600,
    message: '获取验证码过于频繁，请稍后再试',
  })
  const { shown, answer, text } = kind === 'spoken' ? sum() : letters()
  const key = await keepCaptcha(app, tenantId, answer)
  const data = { key, image: drawn(shown), ...(kind === 'spoken' && { text }) }
  return c.json({ ...envelope(data), ...data }, 200, { 'Cache-Control': 'no-store' })
}
