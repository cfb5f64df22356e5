import { KeyRound, QrCode, Smartphone } from 'lucide-react'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { useText } from '#design-system/text/text.tsx'
import { ways } from './sign-in-view.ts'

type Way = keyof typeof ways
const icons = {
  account: <KeyRound aria-hidden />,
  mobile: <Smartphone aria-hidden />,
  scan: <QrCode aria-hidden />,
}

interface WayTabsProps {
  readonly offered: readonly Way[]
  readonly value: Way
  readonly onChange: (way: Way) => void
}

/** One of the ways of signing in that the college offers. */
export function WayTabs({ offered, value, onChange }: WayTabsProps) {
  const t = useText()
  return (
    <Segmented
      wide
      label={t('登录方式')}
      options={offered.map((way) => ({ value: way, label: t(ways[way]), icon: icons[way] }))}
      value={value}
      onChange={(way) => way && onChange(way)}
    />
  )
}
