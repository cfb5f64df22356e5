let bring = () => {}

/** Called once by the portal, which knows what lies behind the sign-in. */
export const broughtBy = (fetchAhead: () => void) => {
  bring = fetchAhead
}

/** Brings what lies behind the sign-in while somebody is still typing. */
export const bringAhead = () => bring()
