import { today } from '#domain/kits/college-clock.ts'
import { desktopCalls, type OpenedDesktop } from '#domain/system/desktops/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { readToken } from '#workbench/http/storage/storage.ts'
import { here } from '#workbench/portal/services.ts'
import { monthAround } from './day.ts'

interface Ahead {
  readonly token: string | null
  readonly answer: Promise<OpenedDesktop>
}

let ahead: Ahead | null = null

const opened = () => {
  const day = today()
  return ask(desktopCalls.open, { day, ...monthAround(day), ...here() }, { quiet: true })
}

/** Asks for the desktop while its script is still on the way. */
export function openAhead() {
  ahead = { token: readToken(), answer: opened() }
  // Who needs it will ask again, and will be told.
  ahead.answer.catch(() => {})
}

/** The person's desktop with what its cards show; that which was asked for ahead, once, in the same session. */
export function openDesktop(): Promise<OpenedDesktop> {
  const kept = ahead
  ahead = null
  return kept?.token === readToken() && kept ? kept.answer.catch(opened) : opened()
}
