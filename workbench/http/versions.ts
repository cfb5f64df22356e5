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

/** The build this page came from; empty in development, where nothing is handed out. */
const ownBuild = () => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? ''

/** The build that the server hands out, or null when there is no saying: older servers do not tell. */
export async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch('/version.json', { cache: 'no-store' })
    const said: unknown = await answer.json()
    const build = said && typeof said === 'object' && 'build' in said ? said.build : null
    return answer.ok && typeof build === 'string' ? build : null
  } catch {
    return null
  }
}

/** Looks what the server hands out. Once a newer build is known there is nothing more to learn. */
export async function lookForVersion() {
  const served = await servedBuild()
  if (served !== null && ownBuild() !== '' && served !== ownBuild()) learn('offered')
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
