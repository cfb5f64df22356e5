import { isoCBOR } from '@simplewebauthn/server/helpers'

const utf8 = new TextEncoder()
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
const joined = (...parts: readonly Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

interface Question {
  readonly challenge: string
}

/** A device with one key pair (ES256), as a phone or a security key would be; it asks nobody for a finger. */
export async function softwareAuthenticator(origin: string) {
  const keys = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, [
    'sign',
    'verify',
  ])
  const id = crypto.getRandomValues(new Uint8Array(16))
  const rpIdHash = await sha256(utf8.encode(new URL(origin).hostname))
  let counter = 0

  const clientData = (type: string, { challenge }: Question) =>
    utf8.encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  /** Present and verified. */
  const authenticatorData = (flags: number) => {
    const counted = new Uint8Array(4)
    new DataView(counted.buffer).setUint32(0, ++counter)
    return joined(rpIdHash, Uint8Array.of(flags), counted)
  }

  return {
    async register(question: Question) {
      const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', keys.publicKey)
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
          [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
        ]) as never,
      )
      const attested = joined(new Uint8Array(16), Uint8Array.of(0, id.length), id, cose)
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', joined(authenticatorData(0x45), attested)],
        ]) as never,
      )
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', question)),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      }
    },

    async answer(question: Question, { verified = true, at = counter } = {}) {
      counter = at
      const client = clientData('webauthn.get', question)
      const data = authenticatorData(verified ? 0x05 : 0x01)
      const raw = new Uint8Array(
        await crypto.subtle.sign(
          { name: 'ECDSA', hash: 'SHA-256' },
          keys.privateKey,
          joined(data, await sha256(client)),
        ),
      )
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(der(raw)),
        },
      })
    },
  }
}

/** WebCrypto signs r and s side by side; devices send them as ASN.1. */
function der(raw: Uint8Array): Uint8Array {
  const integer = (bytes: Uint8Array) => {
    const from = bytes.findIndex((byte) => byte !== 0)
    const bare = bytes.slice(from)
    const padded = (bare[0] ?? 0) >= 0x80 ? joined(Uint8Array.of(0), bare) : bare
    return joined(Uint8Array.of(2, padded.length), padded)
  }
  const both = joined(integer(raw.slice(0, 32)), integer(raw.slice(32)))
  return joined(Uint8Array.of(0x30, both.length), both)
}
