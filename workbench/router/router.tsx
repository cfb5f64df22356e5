import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { loadedMenus, loadMenus } from '#workbench/menus/menus.ts'
import { SignIn, WelcomeSignIn } from '#workbench/sign-in/sign-in.tsx'
import { readToken } from '#workbench/storage/storage.ts'
import { checkJourney, type Journeying } from './check-journey.ts'
import { CouldNotOpen } from './could-not-open.tsx'
import { leadTo } from './lead-to.ts'
import { Opening } from './opening.tsx'
import { otherWays } from './other-ways.ts'

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
const pages = () => import('#workbench/pages/pages.tsx')

// The cast spares the compiler a circle: what a journey matches is typed by the very tree that begins here.
const root = createRootRoute({
  beforeLoad: (journey): Promise<void> => checkJourney(journey as unknown as Journeying),
})
const at = <const Path extends string>(path: Path) =>
  ({ getParentRoute: () => root, path, staticData }) as const

const notEnabled = lazyRouteComponent(pages, 'WayNotEnabled')

const publicRoutes = [
  ...['/', '/login'].map((path) => createRoute({ ...at(path), component: SignIn })),
  ...otherWays.map((path) => createRoute({ ...at(path), component: notEnabled })),
  createRoute({
    ...at('/fktjwj'),
    component: lazyRouteComponent(() => import('#workbench/survey/survey-page.tsx'), 'SurveyPage'),
  }),
  createRoute({ ...at('/home'), beforeLoad: () => leadTo('/home/lofTV') }),
  createRoute({
    ...at('/home/lofTV'),
    component: lazyRouteComponent(() => import('#workbench/wall/lof-tv.tsx'), 'LofTV'),
  }),
  createRoute({ ...at('/401'), component: lazyRouteComponent(pages, 'Unauthorised') }),
  createRoute({
    getParentRoute: () => root,
    path: '/personal/',
    beforeLoad: () => leadTo('/personal/mymessage'),
  }),
  createRoute({ ...at('/welcome/'), beforeLoad: () => leadTo('/welcome/login') }),
  createRoute({ ...at('/welcome/login'), component: WelcomeSignIn }),
  createRoute({
    ...at('/welcome/index'),
    beforeLoad: async () => {
      if (readToken() === null) leadTo('/welcome/login')
      if (!loadedMenus()) await loadMenus()
    },
    component: lazyRouteComponent(() => import('#workbench/home/welcome-home.tsx'), 'WelcomeHome'),
  }),
  createRoute({ ...at('/welcome/$'), component: lazyRouteComponent(pages, 'WelcomeNotFound') }),
]

const exam = createRoute({
  getParentRoute: () => root,
  path: '/dzks/$',
  component: lazyRouteComponent(pages, 'ExamNotFound'),
})

/** The frame stays while the screens in it change: it finds them by the address itself, and keeps them in tabs. */
const main = createRoute({
  getParentRoute: () => root,
  id: 'main',
  component: lazyRouteComponent(() => import('#workbench/shell/main-layout.tsx'), 'MainLayout'),
})
const inMain = ['/index', '/layout', '$'].map((path) => createRoute({ getParentRoute: () => main, path }))

export const router = createRouter({
  routeTree: root.addChildren([...publicRoutes, exam, main.addChildren(inMain)]),
  defaultPendingComponent: Opening,
  defaultPendingMs: 150,
  defaultErrorComponent: CouldNotOpen,
})
