interface Way {
  readonly href: string
  /** Whose it is; anybody's where nobody had signed in yet. */
  readonly account?: string
}

/** Where somebody was going, or stood, when they were asked to sign in. Kept while the page lives. */
let way: Way | null = null

const doors = /^\/(login|welcome\/login)?([?#]|$)/

/** Remembers a path of ours; the doors themselves lead nowhere. */
export function rememberWay(href: string, account?: string) {
  if (/^\/(?![/\\])/.test(href) && !doors.test(href)) way = { href, account }
}

/** Lets go of it, where a person stays signed in and goes on nowhere. */
export const forgetWay = () => {
  way = null
}

/** The path on which this person goes on, once. Nobody is led to where somebody else was. */
export function takeWay(account: string): string | null {
  const taken = way
  way = null
  return taken && (taken.account ?? account) === account ? taken.href : null
}
