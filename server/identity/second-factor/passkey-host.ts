import type { Context } from 'hono'

/** The site a request was made to, with its port: a reverse proxy has to pass the Host header on. */
export const hostOf = (c: Context): string => new URL(c.req.url).host

/** What a passkey is bound to: the host without its port (Web Authentication, level 3, section 5.1.3). */
export const rpIdOf = (host: string): string => host.replace(/:\d+$/, '')

/** The browser tells the scheme truly, and lets http pass on the machine itself only. */
export const originsOf = (host: string): string[] => [`https://${host}`, `http://${host}`]
