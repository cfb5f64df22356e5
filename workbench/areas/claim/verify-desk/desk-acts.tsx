import { Printer, Search, Undo2, UserCheck } from 'lucide-react'
import { Button } from '#design-system/button/button.tsx'
import { ariaKeys, Kbd } from '#design-system/kbd/kbd.tsx'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type DeskAct, deskKeys } from './use-desk-keys.ts'

interface DeskActsProps {
  readonly can: Readonly<Record<'print' | 'undo' | 'letIn', boolean>>
  /** Of the one who is shown. */
  readonly name: string | undefined
  readonly onAct: (act: DeskAct) => void
}

/** What can be done about the one in front of the desk; large enough for a thumb. */
export function DeskActs({ can, name, onAct }: DeskActsProps) {
  const { t } = useTranslation()
  const acts = [
    { act: 'search', icon: <Search />, label: t('按姓名查找'), on: true },
    { act: 'print', icon: <Printer />, label: t('打印凭条'), on: can.print },
    {
      act: 'undo',
      icon: <Undo2 />,
      label: can.undo && name ? t('撤销 {{name}}', { name }) : t('撤销'),
      on: can.undo,
    },
    { act: 'letIn', icon: <UserCheck />, label: t('人工放行'), on: can.letIn },
  ] as const
  return (
    <div className={row()} role="toolbar" aria-label={t('核验操作')}>
      {acts.map(({ act, icon, label, on }) => (
        <Button
          key={act}
          size="lg"
          icon={icon}
          disabled={!on}
          variant={act === 'letIn' && on ? 'solid' : 'outline'}
          aria-keyshortcuts={ariaKeys(deskKeys[act])}
          iconEnd={<Kbd keys={deskKeys[act]} />}
          onClick={() => onAct(act)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

const row = cva({
  base: {
    display: 'grid',
    gap: 'gap',
    // Right below the head, which is of one height: whatever is said of a student or the network, they never move.
    position: 'sticky',
    top: '0',
    zIndex: 'cell',
    paddingBlock: '2',
    bg: 'surface.sunken',
    gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', lg: '[repeat(4, minmax(0, 1fr))]' },
  },
})
