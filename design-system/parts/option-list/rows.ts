import { createListCollection } from '@ark-ui/react/collection'
import type { Option, OptionSource } from '#design-system/select/option.ts'
import type { Translate } from '#design-system/text/text.tsx'

/** Options of a list that do something else than being chosen. No code begins with a colon. */
export const retryCode = ':retry'
export const createCode = ':create'

export type Row =
  | { readonly kind: 'heading'; readonly group: string }
  | { readonly kind: 'option'; readonly option: Option }

/** Options in the order of their groups, each group under its heading; those of none come first. */
export const toRows = (options: readonly Option[]): Row[] => {
  const groups = Map.groupBy(options, (option) => option.group ?? '')
  const bare = groups.get('') ?? []
  return [
    ...bare.map((option) => ({ kind: 'option', option }) as const),
    ...[...groups]
      .filter(([group]) => group !== '')
      .flatMap(([group, members]): Row[] => [
        { kind: 'heading', group },
        ...members.map((option) => ({ kind: 'option', option }) as const),
      ]),
  ]
}

/** What is offered: the options, or the way out of their not having come, and at the end to make a new one. */
export const offered = (
  options: readonly Option[],
  { error, onRetry }: OptionSource,
  t: Translate,
  newLabel?: string,
): Option[] => {
  if (error) return onRetry ? [{ value: retryCode, label: t('重试') }] : []
  const create = newLabel && !options.some(({ label }) => label === newLabel)
  return create
    ? [...options, { value: createCode, label: t('新建“{{name}}”', { name: newLabel }) }]
    : [...options]
}

/** The same options in the order in which they are seen, so that arrows go where the eye goes. */
export const toCollection = (rows: readonly Row[]) =>
  createListCollection({
    items: rows.flatMap((row) => (row.kind === 'option' ? [row.option] : [])),
    isItemDisabled: (option) => option.disabled ?? false,
  })

/** Whether a label, a second line or a keyword holds what was typed. */
export const matches = (option: Option, typed: string) => {
  const sought = typed.trim().toLowerCase()
  return [option.label, option.description, option.keywords].some((text) =>
    text?.toLowerCase().includes(sought),
  )
}
