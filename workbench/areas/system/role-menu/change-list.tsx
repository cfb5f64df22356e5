import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export interface ChangeListProps {
  readonly add: readonly Named[]
  readonly remove: readonly Named[]
}

const most = 8

/** What will be given and what will be taken away, before it is. */
export function ChangeList({ add, remove }: ChangeListProps) {
  const { t } = useTranslation()
  const part = (title: string, items: readonly Named[]) =>
    items.length > 0 && (
      <section>
        <p>{title}</p>
        <ul>
          {items.slice(0, most).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {items.length > most && <li>{t('等共 {{count}} 项', { count: items.length })}</li>}
        </ul>
      </section>
    )
  return (
    <Stack gap="sm">
      {part(t('将授予'), add)}
      {part(t('将收回'), remove)}
    </Stack>
  )
}
