import { DeviceError, isFault } from '#devices/fault.ts'
import type { Frame } from './codec.ts'
import { command, nak, reply, security } from './codes.ts'
import {
  clientCryptogram,
  firstMac,
  type SecureChannel,
  same,
  secureChannel,
  serverCryptogram,
  sessionKeys,
} from './secure-channel.ts'

/** In the block of the last answer: the reader does not take the panel's cryptogram (OSDP 2.2, annex D, SCS_14). */
const cryptogramRefused = 0xff

/** Asks one plain question of the handshake, in the sequence of the session. */
export type AskPlainly = (
  code: number,
  data: Uint8Array,
  block: { readonly type: number; readonly data: Uint8Array } | undefined,
  expected: number,
) => Promise<Frame>

/**
 * Both sides prove that they hold the base key, and a channel results. Throws `auth-failed` when the reader does not,
 * `key-refused` when it says that we do not, and `key-unanswered` when it answers everything but this: there is no
 * other key to try, and nothing is ever said in plain text instead (device protocol notes, check 10).
 */
export async function establish(
  askPlainly: AskPlainly,
  baseKey: Uint8Array,
  { factory, random }: { readonly factory: boolean; readonly random: Uint8Array },
): Promise<SecureChannel> {
  const kind = Uint8Array.of(factory ? 0 : 1)
  const keys = sessionKeys(baseKey, random)
  const ask: AskPlainly = (...question) =>
    askPlainly(...question).catch((error: unknown) => {
      throw isFault(error, 'timeout') ? new DeviceError('key-unanswered') : error
    })

  const challenged = await ask(
    command.challenge,
    random,
    { type: security.handshake, data: kind },
    reply.clientCryptogram,
  )
  const readerRandom = challenged.data.subarray(8, 16)
  const proof = challenged.data.subarray(16)
  mustBe(
    challenged.block?.type === security.handshake + 1 && challenged.block.data[0] === kind[0],
    'key kind',
  )
  mustBe(same(proof, clientCryptogram(keys, random, readerRandom)), 'cryptogram')

  const cryptogram = serverCryptogram(keys, random, readerRandom)
  const accepted = await ask(
    command.serverCryptogram,
    cryptogram,
    { type: security.crypt, data: kind },
    reply.firstMac,
  )
  if (accepted.block?.data[0] === cryptogramRefused) throw new DeviceError('key-refused', 'cryptogram')
  mustBe(accepted.block?.type === security.crypt + 1, 'first MAC')
  mustBe(same(accepted.data, firstMac(keys, cryptogram)), 'first MAC')
  return secureChannel(keys, accepted.data)
}

function mustBe(true_: boolean, what: string) {
  if (!true_) throw new DeviceError('auth-failed', what)
}

/** What a refusal of the reader means: when it does not take the key, nobody but an administrator can help. */
export function refusalIn({ data }: Frame): DeviceError {
  const code = data[0] ?? 0
  return new DeviceError(code === nak.notSecured ? 'key-refused' : 'device-refused', `NAK ${code}`)
}
