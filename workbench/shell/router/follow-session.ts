import { ssoOf } from '#workbench/account/landings/sso.ts'
import type { AppType } from '#workbench/account/session/app-info.ts'
import { session } from '#workbench/account/session/session.ts'
import { rememberWay, takeWay } from '#workbench/navigation/way-back.ts'
import { forgetMenus } from '#workbench/portal/menus/menus.ts'

/** As much of the router as is needed: where one is, and how to get away. */
interface Way {
  readonly state: { readonly location: { readonly pathname: string; readonly href: string } }
  navigate(to: { href: string; replace: true }): Promise<void>
}

/** Takes the person where the session has gone: in after signing in, to the front door after leaving. */
export function followSession(router: Way) {
  let before = session.getSnapshot()
  session.subscribe((now) => {
    const person = now.context.person?.account
    const someoneElse = person !== before.context.person?.account
    const settled = now.matches('signedIn') || now.matches('signedOut') || now.matches('expired')
    if (settled && someoneElse && !before.matches('booting')) {
      forgetMenus()
      const onWelcomeSide = router.state.location.pathname.startsWith('/welcome')
      if (now.matches('expired')) rememberWay(router.state.location.href, before.context.person?.account)
      const home = onWelcomeSide ? '/welcome/index' : '/index'
      const outside = onWelcomeSide && now.matches('signedOut') ? '/welcome/login' : '/'
      const go = (href: string) => void router.navigate({ href, replace: true })
      if (before.matches('signingOut')) void leave(onWelcomeSide ? 2 : 0, outside, go)
      else go(person ? (takeWay(person) ?? home) : outside)
    }
    before = now
  })
}

/** Anyone who came by single sign-on leaves by it, lest it let them in again at once. */
async function leave(appType: AppType, outside: string, go: (href: string) => void) {
  const sso = await ssoOf(appType)
  if (sso?.logoutUrl) window.location.assign(sso.logoutUrl)
  else go(sso?.loginUrl ? '/login' : outside)
}
