import { leadTo } from '#workbench/navigation/lead-to.ts'
import { rememberWay } from '#workbench/navigation/way-back.ts'
import { holdCredentials } from './held.ts'

/** As much of a navigation as is read here. */
export interface Arrived {
  readonly location: { readonly pathname: string; readonly searchStr: string; readonly hash: string }
  readonly params: Readonly<Record<string, string>>
}

// Not the router's own reading: it makes numbers of codes that look like them.
const read = (text: string) => new URLSearchParams(text.replace(/^[?#]/, ''))

/** Beside the portal, each with a door of its own. */
const sides = ['welcome', 'dzks']

/** A ticket of the single sign-on in the address of a door: `tgc`, or as CAS itself calls it `ticket`. */
export const ticketIn = (searchStr: string) => {
  const search = read(searchStr)
  return search.get('tgc') || search.get('ticket')
}

/** Takes the ticket that came to a door out of the address and its history at once. */
export function takeTicket({ location: { pathname, searchStr } }: Arrived) {
  const tgc = ticketIn(searchStr)
  if (!tgc) return
  const way = sides.find((side) => pathname.startsWith(`/${side}/`))
  if (way) rememberWay(`/${way}/index`)
  holdCredentials({ type: 'cas', tgc, redirect: `${window.location.origin}${pathname}` })
  leadTo(pathname === '/' ? '/' : '/login')
}

/** A token in the address of /loginbyjwt, better behind `#` than behind `?`: the former reaches no server's log. */
export function takeToken({ location: { searchStr, hash } }: Arrived) {
  const token = read(hash).get('token') || read(searchStr).get('token')
  if (!token) return
  holdCredentials({ type: 'jwt', token })
  leadTo('/login')
}

/** What is behind each state's first letter; see the server's `purposeOf`. */
const ways: Readonly<Record<string, string>> = { w: '/welcome/index', e: '/dzks/index' }

/** Back from another system with a code, to sign in. Anyone who went to bind stays on the page. */
export function takeCode({ location: { searchStr }, params }: Arrived) {
  const brought = codeIn(searchStr)
  if (!brought || brought.state.startsWith('b')) return
  const way = ways[brought.state.charAt(0)]
  if (way) rememberWay(way)
  holdCredentials({ type: 'social', source: params.source ?? '', ...brought })
  leadTo('/login')
}

/** The code and state of an address; null when the other system brought none. */
export function codeIn(searchStr: string) {
  const search = read(searchStr)
  const code = search.get('code')
  const state = search.get('state')
  return code && state ? { code, state } : null
}
