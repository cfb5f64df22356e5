import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { leaveCalls } from '#domain/leave/calls.ts'
import { useScan } from '#workbench/engine/use-scan.ts'
import { ask } from '#workbench/http/ask.ts'
import { judgeScan } from './judge.ts'
import { type KeptScan, scansOver } from './scans.ts'

/** So many are sent in one call. */
const together = 50
/** What could not be sent is tried again. */
const againMs = 20_000

const scans = scansOver()

/** The last scan as it is shown: once the server has it, with the portrait of the student. */
export interface ShownScan extends KeptScan {
  readonly photo?: string | null | undefined
}

/** The key of the college: the server's, or the one this browser has kept. */
async function gateKey(): Promise<JsonWebKey> {
  if (!isSecureContext) throw new Error('校门核验须通过 https 打开本页面')
  try {
    const { publicKey } = await ask(leaveCalls.key, undefined, { quiet: true })
    await scans.keepKey(publicKey)
    return publicKey
  } catch (error) {
    const kept = await scans.key()
    if (!kept) throw error
    return kept
  }
}

/** A gate: judges what its reader reads at once, and sends it as soon as there is a network. */
export function useGate(gate: string) {
  const key = useQuery({
    queryKey: ['leave.application', 'gate-key'],
    queryFn: gateKey,
    networkMode: 'always',
  })
  const [last, setLast] = useState<ShownScan>()
  const [waiting, setWaiting] = useState(0)
  const sending = useRef(false)

  const send = useCallback(async () => {
    if (sending.current) return
    sending.current = true
    try {
      for (let some = await next(); some.length > 0; some = await next()) {
        setWaiting((await scans.waiting()).length)
        const answers = await ask(leaveCalls.scan, { scans: some.map(({ scan }) => scan) }, { quiet: true })
        await scans.sent(some, Date.now() / 1000)
        const told = new Map(answers.map((answer) => [answer.key, answer]))
        setLast((shown) => {
          const answer = shown && told.get(shown.scan.key)
          return answer
            ? { ...shown, verdict: answer.verdict, photo: answer.photo ?? shown.photo, sent: true }
            : shown
        })
      }
    } catch {
      // It stays here and is sent later.
    } finally {
      sending.current = false
      setWaiting((await scans.waiting()).length)
    }
  }, [])

  useEffect(() => {
    void send()
    const timer = setInterval(() => void send(), againMs)
    const online = () => void send()
    addEventListener('online', online)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
    }
  }, [send])

  const read = async (text: string) => {
    if (!key.data || !gate || !text.trim()) return
    setLast(await judgeScan(scans, { text, gate, now: Date.now() / 1000, key: key.data }))
    await send()
  }
  useScan(key.data !== undefined && gate !== '', (text) => void read(text))
  return { key, last, waiting, read }
}

const next = async () => (await scans.waiting()).slice(0, together)
