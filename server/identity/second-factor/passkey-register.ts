import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { base64urlOf } from '#domain/kernel/base64.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import type { Actor, AppContext, Database } from '#server/core/app-context.ts'
import { stamps } from '#server/core/stamps.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { originsOf, rpIdOf } from './passkey-host.ts'
import { credentialsOf } from './passkey-sign-in.ts'

/** How many one person may have. */
const most = 10

/** ES256, EdDSA and RS256, as COSE numbers them: what every device has one of. */
const algorithms = [-7, -8, -257]

interface Place {
  readonly host: string
  readonly address: string
}

/** What the browser is to make of the person's device. `college` stands in the device's own dialog. */
export async function registrationOptions(
  app: AppContext,
  actor: Actor,
  { host, address }: Place,
  college: string,
) {
  const { tenantId, id: userId } = actor
  const own = await credentialsOf(app.db, tenantId, userId, rpIdOf(host))
  if (own.length >= most) refuse({ type: 'invalid', message: '通行密钥数量已达上限，请先删除不用的' })
  const options = await generateRegistrationOptions({
    rpName: college,
    rpID: rpIdOf(host),
    userID: new TextEncoder().encode(userId),
    userName: actor.account,
    userDisplayName: actor.name,
    timeout: 120_000,
    excludeCredentials: own,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    supportedAlgorithmIDs: algorithms,
  })
  await keepChallenge(app, options.challenge, { tenantId, purpose: 'register', userId, address })
  return options
}

/** Keeps the public half of the key that a device made. */
export async function keepPasskey(
  db: Database,
  app: AppContext,
  actor: Actor,
  { host, name, answer }: { readonly host: string; readonly name: string; readonly answer: object },
): Promise<void> {
  const { tenantId, id: userId } = actor
  const asked = { tenantId, purpose: 'register', userId } as const
  const response = answer as RegistrationResponseJSON
  const checked = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(db, app, asked, challenge),
    expectedOrigin: originsOf(host),
    expectedRPID: rpIdOf(host),
    requireUserVerification: false,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined)
  if (!checked?.verified) return refuse({ type: 'invalid', message: '通行密钥没有登记成功，请重新操作' })
  const { credential, credentialBackedUp } = checked.registrationInfo
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('system_passkey')
    .values({
      ...stamps(tenantId, userId),
      user_id: userId,
      name,
      credential_id: credential.id,
      public_key: base64urlOf(credential.publicKey),
      counter: credential.counter,
      transports: transportsIn(response),
      rp_id: rpIdOf(host),
      backed_up: credentialBackedUp,
    })
    .onConflict((same) => same.columns(['tenant_id', 'credential_id']).doNothing())
    .executeTakeFirst()
  if (!numInsertedOrUpdatedRows) refuse({ type: 'conflict', message: '这个通行密钥已经登记过' })
}

const known = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']
const transportsIn = ({ response: { transports = [] } }: RegistrationResponseJSON) =>
  transports.filter((transport) => known.includes(transport)).join(',')
