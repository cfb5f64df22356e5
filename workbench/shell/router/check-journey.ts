import { ticketIn } from '#workbench/account/landings/arrivals.ts'
import { heldCredentials, holdCredentials } from '#workbench/account/landings/held.ts'
import { ssoAt } from '#workbench/account/landings/sso.ts'
import { passwordDuty } from '#workbench/account/password/duty.ts'
import { readToken } from '#workbench/http/storage/storage.ts'
import { forgetPerson } from '#workbench/http/user-info.ts'
import { leadTo } from '#workbench/navigation/lead-to.ts'
import { rememberWay } from '#workbench/navigation/way-back.ts'
import { loadedMenus, loadMenus } from '#workbench/portal/menus/menus.ts'
import { guard } from './guard.ts'

export interface Journeying {
  readonly location: { readonly pathname: string; readonly searchStr: string; readonly href: string }
  readonly matches: readonly { readonly staticData: { readonly isAuth?: boolean } }[]
}

/** Puts the verdict of the guard into effect, before anything of the route is loaded. */
export async function checkJourney({ location, matches }: Journeying): Promise<void> {
  // Anyone who turns away from the door has let go of what they brought to it.
  if (location.pathname !== '/' && location.pathname !== '/login') holdCredentials(null)
  const tgc = ticketIn(location.searchStr) || heldCredentials()
  const isAuth = matches.every(({ staticData }) => staticData.isAuth !== false)
  const ask = () =>
    guard({
      path: location.pathname,
      tgc,
      isAuth,
      hasToken: readToken() !== null,
      hasMenus: loadedMenus() !== null,
    })

  let verdict = ask()
  // Anyone who must change the password first is answered nothing else.
  if (verdict.type === 'load-menus' && passwordDuty() === null) {
    await loadMenus()
    verdict = ask()
  }
  if (verdict.type === 'sign-in') {
    rememberWay(location.href)
    forgetPerson()
  }
  if ('to' in verdict) leadTo(verdict.to)
  if (readToken() === null && !tgc) await leaveForSso(location.pathname)
}

/** Where the college has single sign-on, nobody without a token meets our own door (specification, section 1). */
async function leaveForSso(path: string) {
  const sso = await ssoAt(path)
  if (!sso?.loginUrl) return
  forgetPerson()
  window.location.replace(sso.loginUrl)
  // The page goes; nothing of it is drawn any more.
  await new Promise(() => {})
}
