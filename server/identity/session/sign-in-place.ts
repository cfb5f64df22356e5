import type { Context } from 'hono'
import type { z } from 'zod'
import { type placeAsked, placeTicket } from '#domain/system/sign-in/asked.ts'
import type { Call } from '#server/core/route.ts'

/** The ticket under which a call that signs in waits. */
export const ticketOf = (c: Context) => placeTicket.safeParse(c.req.header('Sign-In-Ticket')).data

/** POST signInPlace: how many stand before the person who waits with this ticket; null when nobody does. */
export const answerSignInPlace = ({ ticket }: z.output<typeof placeAsked>, { app }: Call) => ({
  ahead: ticket ? app.passwords.ahead(ticket) : null,
})
