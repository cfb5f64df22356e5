import { useMemo } from 'react'
import { roomHealth } from '#domain/dormitory/check/room-health.ts'
import { usePerson } from '#workbench/account/session/use-session.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'
import { useLetters } from '#workbench/portal/outbox/mine.ts'

/** The sheets of a day that wait in this browser, by room. */
export function useWaiting(day: string): ReadonlyMap<string, Letter> {
  const letters = useLetters(usePerson()?.account ?? '')
  return useMemo(
    () =>
      new Map(
        letters
          .filter(({ resource, body }) => resource === roomHealth.name && body.day === day)
          .map((letter) => [String(letter.body.roomId), letter]),
      ),
    [letters, day],
  )
}
