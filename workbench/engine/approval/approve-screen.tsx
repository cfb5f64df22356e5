import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import type { GenericScreenProps } from '#workbench/engine/generic-screen-props.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Inbox } from './inbox.tsx'
import { useCaseAddress } from './use-case-address.ts'

/** What waits for the reader in one process, what they decided, and what they were told of. */
export function ApproveScreen({ resource, title }: GenericScreenProps) {
  const { t } = useTranslation()
  const { opened, open } = useCaseAddress()
  return (
    <Stack>
      <PageHeader title={t(title)} />
      <Inbox
        boxes={['todo', 'done', 'cc']}
        model={resource.flow?.approval?.model ?? ''}
        opened={opened}
        open={open}
      />
    </Stack>
  )
}
