import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '#design-system/toaster/toast.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { Panel } from './acts.ts'
import { PaletteOpening } from './palette/palette-opening.tsx'
import type { PaletteProps } from './palette.tsx'

const parts: Readonly<Record<Panel, () => Promise<ComponentType<PaletteProps>>>> = {
  palette: async () => (await import('./palette.tsx')).Palette,
  theme: async () => (await import('./theme-drawer.tsx')).ThemeDrawer,
  keys: async () => (await import('./key-map.tsx')).KeyMap,
}

/** What opens over the frame. Each is fetched when it is first asked for; when it does not come, that is said. */
export function Panels({ panel, ...props }: Omit<PaletteProps, 'typed'> & { panel: Panel | null }) {
  const { t } = useTranslation()
  const [loaded, setLoaded] = useState<{ panel: Panel; Part: ComponentType<PaletteProps> } | null>(null)
  const [typed, setTyped] = useState('')
  const failed = useEffectEvent(() => {
    toast.error(t('没有打开，请检查网络后重试。'))
    props.onClose()
  })
  useEffect(() => {
    if (!panel) return setTyped('')
    let wanted = true
    parts[panel]().then(
      (Part) => wanted && setLoaded({ panel, Part }),
      () => wanted && failed(),
    )
    return () => {
      wanted = false
    }
  }, [panel])
  if (loaded && loaded.panel === panel) return <loaded.Part {...props} typed={typed} />
  return panel === 'palette' && <PaletteOpening typed={typed} onType={setTyped} onClose={props.onClose} />
}
