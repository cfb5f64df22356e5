import md5 from 'crypto-js/md5'

/**
 * `{product}-sign` of version 1: over the path with /api and without query, the time in milliseconds of the server's
 * clock, and the first ten characters of the token.
 */
export function sign(path: string, timestamp: number, token: string): string {
  const time = String(timestamp)
  return `${md5(`${path}?sign=${md5(time + token.slice(0, 10))}`)}1.${btoa(time)}`
}

/** Lower-case hex, as a password goes over the wire. */
export const md5Hex = (text: string) => md5(text).toString()
