import { generateSecret, generateURI, verify } from 'otplib'

/** 160 bits, in base 32 as authenticator apps read it. */
export const newSecret = () => generateSecret()

/** What an authenticator app scans. */
export const uriOf = (issuer: string, account: string, secret: string) =>
  generateURI({ issuer, label: account, secret })

/**
 * The step of 30 seconds whose code this is; nothing when it is that of none. The one before and the one after the
 * present are taken, for clocks differ; a step that was used, or lies before it, is not (RFC 6238, 5.2).
 */
export async function stepOf(secret: string, code: string, now: Date, lastStep: number | null) {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: 30,
  })
  if (!result.valid || !('timeStep' in result)) return undefined
  return result.timeStep > (lastStep ?? 0) ? result.timeStep : undefined
}
