import { useQuery } from '@tanstack/react-query'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Loaded } from './loaded.tsx'
import { MessageChoicesForm } from './message-choices-form.tsx'
import { choicesQuery } from './queries.ts'

/** Which messages reach the person outside the portal, by which channel, and when they are left alone. */
export function MessageChoices() {
  const { t } = useTranslation()
  const query = useQuery(choicesQuery)
  return (
    <Loaded query={query} title={t('消息接收')}>
      {(choices) => <MessageChoicesForm key={query.dataUpdatedAt} choices={choices} />}
    </Loaded>
  )
}
