import type { Context } from 'hono'
import { z } from 'zod'
import { jsonOf } from '#server/core/request-body.ts'
import type { Call } from '#server/core/route.ts'

const ticket = z.string().regex(/^[\w-]{16,64}$/)
const asked = z.object({ ticket })

/** The name under which a client waits to be signed in; its own choice, and random, so that nobody else asks for it. */
export const ticketOf = (c: Context) => ticket.safeParse(c.req.header('Sign-In-Ticket')).data

/** POST signInPlace: how many stand before the person who waits with this ticket; null when nobody does. */
export async function answerSignInPlace({ c, app }: Call) {
  const { data } = asked.safeParse(await jsonOf(c))
  return { ahead: data ? app.passwords.ahead(data.ticket) : null }
}
