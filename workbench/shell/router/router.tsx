import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { type Arrived, takeCode, takeTicket, takeToken } from '#workbench/account/landings/arrivals.ts'
import { Door } from '#workbench/account/landings/sign-in-entry.tsx'
import { ExamSignIn, WelcomeSignIn } from '#workbench/account/sign-in/sign-in.tsx'
import { readToken } from '#workbench/http/storage/storage.ts'
import { leadTo } from '#workbench/navigation/lead-to.ts'
import { Opening } from '#workbench/navigation/opening.tsx'
import { rememberWay } from '#workbench/navigation/way-back.ts'
import { loadedMenus, loadMenus } from '#workbench/portal/menus/menus.ts'
import { checkJourney, type Journeying } from './check-journey.ts'
import { CouldNotOpen } from './could-not-open.tsx'

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
  interface StaticDataRouteOption {
    /** False marks a public route; every other one asks for a token. */
    isAuth?: boolean
  }
}

const staticData = { isAuth: false }
const pages = () => import('#workbench/shell/pages/pages.tsx')

// The cast spares the compiler a circle: what a journey matches is typed by the very tree that begins here.
const root = createRootRoute({
  beforeLoad: (journey): Promise<void> => checkJourney(journey as unknown as Journeying),
})
const at = <const Path extends string>(path: Path) =>
  ({ getParentRoute: () => root, path, staticData }) as const

const settingOut = () => import('#workbench/account/landings/oauth-start.tsx')
const verifying = () => import('#workbench/home/verify/verify-page.tsx')
const wall = () => import('#workbench/home/wall/wall-page.tsx')
const notEnabled = () => import('#workbench/account/landings/way-not-enabled.tsx')
/** Before the page shows: takes what another system put into the address out of it. */
const taking = (take: (arrived: Arrived) => void) => ({
  beforeLoad: (arrived: object) => take(arrived as Arrived),
})

const publicRoutes = [
  ...['/', '/login'].map((path) => createRoute({ ...at(path), ...taking(takeTicket), component: Door })),
  createRoute({
    ...at('/fktjwj'),
    component: lazyRouteComponent(() => import('#workbench/home/survey/survey-page.tsx'), 'SurveyPage'),
  }),
  createRoute({ ...at('/verify'), component: lazyRouteComponent(verifying, 'VerifyPage') }),
  createRoute({ ...at('/verify/$code'), component: lazyRouteComponent(verifying, 'VerifyPage') }),
  // Neither says which: the screen of the whole college.
  ...['/home', '/datascreen'].map((path) =>
    createRoute({ ...at(path), beforeLoad: () => leadTo('/home/lofTV') }),
  ),
  createRoute({
    ...at('/home/lofTV'),
    component: lazyRouteComponent(wall, 'LofTV'),
  }),
  createRoute({ ...at('/loginbyoauth2'), component: lazyRouteComponent(settingOut, 'ByOAuth2') }),
  createRoute({
    ...at('/loginbywechatenterprise'),
    component: lazyRouteComponent(settingOut, 'ByMessenger'),
  }),
  createRoute({
    ...at('/welcome/loginbywechatenterprise'),
    component: lazyRouteComponent(settingOut, 'WelcomeByMessenger'),
  }),
  createRoute({
    ...at('/loginbyjwt'),
    ...taking(takeToken),
    component: lazyRouteComponent(notEnabled, 'WayNotEnabled'),
  }),
  createRoute({
    ...at('/oauth/callback/$source'),
    ...taking(takeCode),
    component: lazyRouteComponent(() => import('#workbench/account/landings/callback.tsx'), 'Callback'),
  }),
  createRoute({
    ...at('/bindingusertoautologin'),
    component: lazyRouteComponent(
      () => import('#workbench/account/landings/bind-account.tsx'),
      'BindAccount',
    ),
  }),
  createRoute({
    ...at('/registerschool'),
    component: lazyRouteComponent(
      () => import('#workbench/account/landings/register-school.tsx'),
      'RegisterSchool',
    ),
  }),
  createRoute({
    ...at('/datascreen/$'),
    component: lazyRouteComponent(wall, 'DataScreen'),
  }),
  createRoute({ ...at('/401'), component: lazyRouteComponent(pages, 'Unauthorised') }),
  createRoute({
    getParentRoute: () => root,
    path: '/personal/',
    beforeLoad: () => leadTo('/personal/mymessage'),
  }),
  createRoute({ ...at('/welcome/'), beforeLoad: () => leadTo('/welcome/login') }),
  createRoute({ ...at('/welcome/login'), ...taking(takeTicket), component: WelcomeSignIn }),
  createRoute({
    ...at('/welcome/index'),
    beforeLoad: async () => {
      if (readToken() !== null && !loadedMenus()) await loadMenus()
    },
    component: lazyRouteComponent(() => import('#workbench/shell/sides/welcome-home.tsx'), 'WelcomeHome'),
  }),
]

const exam = [
  createRoute({
    ...at('/dzks/login'),
    beforeLoad: (arrived) => {
      takeTicket(arrived as Arrived)
      if (readToken() !== null) leadTo('/dzks/index')
      rememberWay('/dzks/index')
    },
    component: ExamSignIn,
  }),
  createRoute({ ...at('/dzks/index'), beforeLoad: () => leadTo('/dzks/exame/index') }),
  createRoute({
    ...at('/dzks/exame/index'),
    component: lazyRouteComponent(() => import('#workbench/shell/sides/exam-home.tsx'), 'ExamHome'),
  }),
]

/** The frame stays while the screens in it change: it finds them by the address itself, and keeps them in tabs. */
const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  component: lazyRouteComponent(() => import('#workbench/shell/main-layout.tsx'), 'MainLayout'),
})
const inMain = ['/index', '/layout', '$'].map((path) => createRoute({ getParentRoute: () => main, path }))
/** A path of the welcome side always continues (specification, section 4): the menus delivered there are fetched by itself. */
const onWelcomeSide = createRoute({
  getParentRoute: () => main,
  path: '/welcome/$',
  staticData,
  beforeLoad: async () => {
    if (readToken() !== null && !loadedMenus()) await loadMenus()
  },
})

export const router = createRouter({
  routeTree: root.addChildren([...publicRoutes, ...exam, main.addChildren([...inMain, onWelcomeSide])]),
  defaultPendingComponent: Opening,
  defaultPendingMs: 150,
  defaultErrorComponent: CouldNotOpen,
})
