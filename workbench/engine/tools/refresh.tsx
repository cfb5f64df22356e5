import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import { Tooltip } from '#design-system/tooltip/tooltip.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { ToolProps } from './tool.ts'

/** Asks for the rows once more. */
export function Refresh({ listing: { resource } }: ToolProps) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const fetching = useIsFetching({ queryKey: [resource.name] }) > 0
  return (
    <Tooltip text={t('刷新')}>
      <IconButton
        label={t('刷新')}
        icon={<RotateCw />}
        loading={fetching}
        onClick={() => queries.invalidateQueries({ queryKey: [resource.name] })}
      />
    </Tooltip>
  )
}
