/** A navigation that asks to be let through. */
export interface Journey {
  readonly path: string
  /** Where single sign-on brings a ticket along. */
  readonly tgc?: unknown
  /** False marks a route as public; every other one asks for a token. */
  readonly isAuth: boolean
  readonly hasToken: boolean
  /** Whether the person's buttons and routes have been fetched. */
  readonly hasMenus: boolean
}

export type Verdict =
  | { readonly type: 'pass' }
  /** Fetch buttons and routes, then ask again. */
  | { readonly type: 'load-menus' }
  | { readonly type: 'redirect'; readonly to: '/index' }
  /** Clear both storages and begin at the front door. */
  | { readonly type: 'sign-in'; readonly to: '/' }

/** Who may go where in the browser (specification, section 4). What the server answers is the server's own decision. */
export function guard({ path, tgc, isAuth, hasToken, hasMenus }: Journey): Verdict {
  if (path.includes('/welcome')) return { type: 'pass' }
  if (isAuth) {
    if (!hasToken) return { type: 'sign-in', to: '/' }
    return { type: hasMenus ? 'pass' : 'load-menus' }
  }
  const atTheDoor = path === '/' || path === '/login'
  return hasToken && atTheDoor && !tgc ? { type: 'redirect', to: '/index' } : { type: 'pass' }
}
