import { Tree } from '#design-system/tree/tree.tsx'
import type { DictionaryKind } from '#domain/system/dictionaries/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

export interface KindTreeProps {
  readonly kinds: readonly DictionaryKind[]
  readonly value: string | null
  readonly onChange: (code: string | null) => void
}

/** The dictionaries, those that can be edited first. */
export function KindTree({ kinds, value, onChange }: KindTreeProps) {
  const { t } = useTranslation()
  const group = (id: string, name: string, open: boolean) => ({
    id,
    name,
    children: kinds
      .filter((kind) => kind.open === open)
      .map(({ code, label, entries, retired }) => ({
        id: code,
        name: t(label),
        note:
          retired > 0
            ? t('{{count}} 项，停用 {{retired}} 项', { count: entries, retired })
            : t('{{count}} 项', { count: entries }),
      })),
  })
  return (
    <Tree
      label={t('字典')}
      nodes={[group('+open', t('开放字典'), true), group('+closed', t('系统字典'), false)]}
      value={value ? [value] : []}
      onChange={([code]) => code && !code.startsWith('+') && onChange(code)}
      defaultExpanded={['+open']}
      rows={18}
      searchable
    />
  )
}
