import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { CommandSource } from '#design-system/command-palette/command.ts'
import { type Advice, aiCalls } from '#domain/security/ai/calls.ts'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

/** Something that is answered in a dialog instead of gone to. */
export type Asked = { readonly advice: Advice } | { readonly question: string }

const find = (words: string, signal: AbortSignal) => ask(aiCalls.advice, { words }, { quiet: true, signal })

export const askModel = (words: string) => ask(aiCalls.ask, { words }, { quiet: true, timeout: 70_000 })

/** What the palette offers beside places and actions: the college's advice, and its language model where it has one. */
export function useAdvice() {
  const { t } = useTranslation()
  const known = useRef(new Map<string, Asked>())
  const { data } = useQuery({
    queryKey: ['ai', 'config'],
    queryFn: () => ask(aiCalls.config, undefined, { quiet: true }),
    staleTime: 5 * 60_000,
  })
  const enabled = data?.enabled === '1'
  const sources = useMemo((): readonly CommandSource[] => {
    const offer = (id: string, asked: Asked) => {
      known.current.set(id, asked)
      return id
    }
    const advised: CommandSource = {
      id: 'advice',
      title: t('学校建议'),
      search: async (words, signal) =>
        (await find(words, signal)).map((advice) => ({
          id: offer(`advice ${advice.id}`, { advice }),
          label: advice.keyword,
          hint: advice.answer.slice(0, 40),
        })),
    }
    const model: CommandSource = {
      id: 'ai',
      title: t('问 AI'),
      search: async (question) => [
        { id: offer('ai', { question }), label: t('问 AI：“{{question}}”', { question }) },
      ],
    }
    return enabled ? [advised, model] : [advised]
  }, [enabled, t])
  return { sources, askedBy: (id: string) => known.current.get(id) }
}
