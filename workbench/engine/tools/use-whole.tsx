import { Maximize, Minimize } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '#workbench/engine/use-listing.ts'
import type { Tool } from './tool.ts'

/** Gives the list the whole screen, and takes it back. */
export function useWhole({ full: { full, onChange } }: Listing): Tool {
  const { t } = useTranslation()
  return {
    label: full ? t('退出全屏') : t('全屏'),
    icon: full ? <Minimize /> : <Maximize />,
    rare: !full,
    run: () => onChange(!full),
  }
}
