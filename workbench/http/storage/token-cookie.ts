import Cookies from 'js-cookie'

const name = 'access-token'

/** Set where the browser refuses cookies, so that one can still work until the page closes. */
let refused = false

/** Says that somebody is signed in, and no more: the token itself never goes into the cookie, so it is never sent by it. */
export const tokenCookie = {
  exists: () => refused || Cookies.get(name) !== undefined,
  set() {
    Cookies.set(name, '1', { sameSite: 'Lax', secure: window.location.protocol === 'https:' })
    refused = Cookies.get(name) === undefined
  },
  remove() {
    Cookies.remove(name)
    refused = false
  },
}
