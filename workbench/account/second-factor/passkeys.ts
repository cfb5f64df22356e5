import { fail, ok, type Result } from '#domain/kernel/result.ts'
import { secondFactorCalls } from '#domain/system/second-factors/calls.ts'
import type { PasskeyRequest } from '#domain/system/second-factors/passkey-options.ts'
import { signInCalls } from '#domain/system/sign-in/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { HttpFailure } from '#workbench/http/failure.ts'

/** Browsers keep passkeys for names, not for bare addresses, and only where the page came safely. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname)

const quiet = { quiet: true }

interface PasskeyFault {
  readonly type: 'refused'
  readonly message: string
}

/** The device's answer as JSON: for the holder of a ticket, or, without one, for anyone who has a passkey for this site. */
export const askPasskey = (ticket?: string): Promise<Result<string, PasskeyFault>> =>
  answerTo(() => ask(signInCalls.passkeyOptions, { ...(ticket && { ticket }) }, quiet))

/** The same for who is signed in, and proves once more that it is they. */
export const askOwnPasskey = (): Promise<Result<string, PasskeyFault>> =>
  answerTo(() => ask(secondFactorCalls.proveByPasskey, undefined, quiet))

const answerTo = (question: () => Promise<PasskeyRequest>) =>
  told(async () => {
    const optionsJSON = await question()
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return JSON.stringify(await startAuthentication({ optionsJSON }))
  })

/** A new key on the person's device. */
export function makePasskey(): Promise<Result<{ readonly id: string }, PasskeyFault>> {
  return told(async () => {
    const optionsJSON = await ask(secondFactorCalls.passkeyOptions, undefined, quiet)
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON })
  })
}

async function told<Value>(work: () => Promise<Value>): Promise<Result<Value, PasskeyFault>> {
  try {
    return ok(await work())
  } catch (error) {
    return fail({ type: 'refused', message: wordsFor(error) })
  }
}

/** By the names of the browser's own errors (Web Authentication, level 3, section 5.1). */
const wordsOf: Readonly<Record<string, string>> = {
  NotAllowedError: '没有完成通行密钥验证，请重试或换一种方式',
  InvalidStateError: '这台设备已经登记过通行密钥',
  SecurityError: '当前网址不能使用通行密钥，请使用学校提供的正式网址',
}

const wordsFor = (error: unknown): string =>
  error instanceof HttpFailure
    ? error.message
    : (error instanceof Error && wordsOf[error.name]) || '当前设备或浏览器不能使用通行密钥'
