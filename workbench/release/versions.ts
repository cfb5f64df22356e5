import { clientVersion } from '#domain/kernel/client-version.ts'

/** `offered`: the server hands out another build than this page's. `needed`: it no longer understands this one. */
export type NewVersion = 'none' | 'offered' | 'needed'

let known: NewVersion = 'none'
const listeners = new Set<() => void>()

export const knownVersion = () => known

export function listenToVersions(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

/** The address of the script this page began with; its name carries a digest of everything in it. */
const ownEntry = () => document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''

/** What the build that the server hands out begins with, or null when there is no saying. */
export async function servedEntry(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const said: unknown = await answer.json()
    const entry = said && typeof said === 'object' && 'entry' in said ? said.entry : null
    return answer.ok && typeof entry === 'string' ? new URL(entry, window.location.href).href : null
  } catch {
    return null
  }
}

/** Looks what the server hands out. Once a newer build is known there is nothing more to learn. */
export async function lookForVersion() {
  const served = await servedEntry()
  if (served !== null && served !== ownEntry()) learn('offered')
}

/** Learns from the header of an answer which portals the server still understands; older servers say nothing of it. */
export function learnOldestClient(oldest: string | null) {
  if (Number(oldest ?? 0) > clientVersion.spoken) learn('needed')
}

function learn(version: NewVersion) {
  if (known === version || known === 'needed') return
  known = version
  for (const changed of listeners) changed()
}
