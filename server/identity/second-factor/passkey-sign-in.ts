import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { sql } from 'kysely'
import { fromBase64url } from '#domain/kernel/base64.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { passkey } from '#domain/system/passkey.ts'
import type { AppContext, Database } from '#server/core/app-context.ts'
import { table } from '#server/core/database/table.ts'
import { type ChallengePurpose, keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { originsOf, rpIdOf } from './passkey-host.ts'

interface Asking {
  readonly tenantId: string
  readonly host: string
  readonly address: string
  /** Whose passkeys are asked for. Left out, anyone who has one for this site may answer. */
  readonly userId?: string
}

/** What the browser is to ask of the person's device. */
export async function passkeyQuestion(app: AppContext, { tenantId, host, address, userId }: Asking) {
  const rpID = rpIdOf(host)
  const own = userId === undefined ? undefined : await credentialsOf(app.db, tenantId, userId, rpID)
  if (own?.length === 0)
    refuse({ type: 'invalid', message: '您的通行密钥不能用于当前网址，请换一种验证方式' })
  const options = await generateAuthenticationOptions({
    rpID,
    // Alone it stands for both proofs, and so has to ask for the finger or the PIN itself.
    userVerification: userId === undefined ? 'required' : 'preferred',
    timeout: 120_000,
    ...(own && { allowCredentials: own }),
  })
  const purpose = userId === undefined ? 'sign-in' : 'second-factor'
  await keepChallenge(app, options.challenge, { tenantId, purpose, address, ...(userId && { userId }) })
  return options
}

/** Those of a person that work at this site. */
export async function credentialsOf(db: Database, tenantId: string, userId: string, rpId: string) {
  const rows = await table(passkey, db, tenantId).list(
    { userId, rpId },
    { id: 'credentialId', transports: sql<string>`coalesce(transports, '')` },
  )
  return rows.map(({ id, transports }) => ({ id, transports: transports.split(',').filter(Boolean) }))
}

interface Answering {
  readonly tenantId: string
  readonly host: string
  /** The browser's answer, as JSON. */
  readonly answer: string
  readonly purpose: Exclude<ChallengePurpose, 'register'>
}

/** Whose device answered rightly; nobody when it did not. The question is used up either way. */
export async function verifyPasskey(
  db: Database,
  app: AppContext,
  { tenantId, host, answer, purpose }: Answering,
): Promise<{ readonly userId: string } | undefined> {
  const response = answerIn(answer)
  if (!response) return undefined
  const rpId = rpIdOf(host)
  const kept = await table(passkey, db, tenantId).get(
    { credentialId: response.id, rpId },
    ['id', 'userId', 'publicKey', 'counter'],
    { lock: 'update' },
  )
  if (!kept) return undefined
  const { id, userId, counter } = kept
  const asked = { tenantId, purpose, ...(purpose === 'second-factor' && { userId }) }
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, app, asked, challenge),
    expectedOrigin: originsOf(host),
    expectedRPID: rpId,
    requireUserVerification: purpose === 'sign-in',
    credential: { id: response.id, publicKey: fromBase64url(kept.publicKey), counter },
    // What a stranger sent may be anything: whatever the library stumbles over is a wrong answer.
  }).catch(() => undefined)
  if (!checked?.verified) return undefined
  await table(passkey, db, tenantId).update(
    { id },
    {
      counter: checked.authenticationInfo.newCounter,
      backedUp: checked.authenticationInfo.credentialBackedUp,
      lastUsedAt: app.now(),
    },
  )
  return { userId }
}

/** Far longer than any device answers. */
const longest = 20_000

function answerIn(text: string): AuthenticationResponseJSON | undefined {
  if (text.length > longest) return undefined
  try {
    const answer = JSON.parse(text) as AuthenticationResponseJSON
    return typeof answer?.id === 'string' && answer.id.length <= 1400 ? answer : undefined
  } catch {
    return undefined
  }
}
