import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Letter } from '#workbench/portal/outbox/letter.ts'
import { useDelivery, useLetters } from '#workbench/portal/outbox/mine.ts'
import { useTitle } from './use-title.ts'
import { Waiting } from './waiting.tsx'

/** Sends what waits as soon as there is a line, and says how much does. */
export function Delivery({ account }: { readonly account: string }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const titleOf = useTitle()
  const letters = useLetters(account)
  const told = useCallback(
    (arrived: readonly Letter[]) => {
      const [first] = arrived
      const said = { count: arrived.length, title: first && titleOf(first) }
      toast.success(arrived.length > 1 ? t('已同步 {{count}} 项', said) : t('已同步：{{title}}', said))
      for (const resource of new Set(arrived.map((letter) => letter.resource)))
        void queries.invalidateQueries({ queryKey: [resource] })
    },
    [t, titleOf, queries],
  )
  useDelivery(account, useTogether(told))
  return <Waiting account={account} letters={letters} />
}

/** Milliseconds without another arrival after which those before are told. */
const pause = 400

/** What arrives one right after the other is told together. */
function useTogether(tell: (arrived: readonly Letter[]) => void) {
  const waiting = useRef<{ letters: Letter[]; timer?: ReturnType<typeof setTimeout> }>({ letters: [] })
  useEffect(() => () => clearTimeout(waiting.current.timer), [])
  return useCallback(
    (letter: Letter) => {
      const { letters, timer } = waiting.current
      clearTimeout(timer)
      letters.push(letter)
      waiting.current.timer = setTimeout(() => {
        waiting.current = { letters: [] }
        tell(letters)
      }, pause)
    },
    [tell],
  )
}
