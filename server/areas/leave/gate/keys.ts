import { base64urlOf } from '#domain/kernel/base64.ts'
import { signingKey } from '#domain/leave/signing-key.ts'
import type { AppContext } from '#server/core/app-context.ts'
import { snake } from '#server/core/database/names.ts'
import { table } from '#server/core/database/table.ts'
import { stamps } from '#server/core/stamps.ts'

interface Kept {
  readonly publicKey: string
  readonly privateKey: string
}

const purpose = 'gate'

const found = async ({ db }: Pick<AppContext, 'db'>, tenantId: string) =>
  await table(signingKey, db, tenantId).get({ purpose }, ['publicKey', 'privateKey'])

/** The pair of a college, made when it is first asked for; of two that are made at once, the database keeps one. */
async function pairOf(app: AppContext, tenantId: string): Promise<Kept> {
  const kept = await found(app, tenantId)
  if (kept) return kept
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  const written = async (key: CryptoKey) => JSON.stringify(await crypto.subtle.exportKey('jwk', key))
  const row = {
    ...stamps(tenantId),
    purpose,
    public_key: await written(pair.publicKey),
    private_key: await app.secrets.seal(await written(pair.privateKey)),
  }
  await app.db
    .insertInto(snake(signingKey.name))
    .values(row)
    .onConflict((same) => same.columns(['tenant_id', 'purpose']).doNothing())
    .execute()
  return (await found(app, tenantId)) as Kept
}

export const publicKey = async (app: AppContext, tenantId: string): Promise<JsonWebKey> =>
  JSON.parse((await pairOf(app, tenantId)).publicKey)

/** Signs words for the gates of a college. */
export async function signerOf(
  app: AppContext,
  tenantId: string,
): Promise<(words: string) => Promise<string>> {
  const { privateKey } = await pairOf(app, tenantId)
  const key = await crypto.subtle.importKey(
    'jwk',
    JSON.parse(await app.secrets.open(privateKey)),
    'Ed25519',
    false,
    ['sign'],
  )
  return async (words) =>
    base64urlOf(new Uint8Array(await crypto.subtle.sign('Ed25519', key, new TextEncoder().encode(words))))
}
