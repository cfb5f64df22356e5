import { forgetMenus } from '#workbench/menus/menus.ts'
import { session } from '#workbench/session/session.ts'
import { rememberWay, takeWay } from './way-back.ts'

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
      void router.navigate({ href: person ? (takeWay(person) ?? home) : outside, replace: true })
    }
    before = now
  })
}
