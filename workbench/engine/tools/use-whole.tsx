import { Maximize, Minimize } from 'lucide-react'
import type { Listing } from '#workbench/engine/use-listing.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
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
