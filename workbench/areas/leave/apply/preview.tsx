import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Drawer } from '#design-system/drawer/drawer.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { leaveApplication } from '#domain/leave/application.ts'
import { type KindForm, leaveCalls } from '#domain/leave/calls.ts'
import { Asked } from '#workbench/engine/asked.tsx'
import { FormDesigns } from '#workbench/engine/form-design.ts'
import { FormPreview } from '#workbench/engine/form-preview.tsx'
import { ask } from '#workbench/http/ask.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { usePermission } from '#workbench/portal/menus/menus.ts'
import { designed } from './designed.ts'
import { ownApplication } from './own-application.ts'

/** Opens the form of an application as a student has it on a phone, by the designs as they are kept now. */
export function Preview() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const mayLook = usePermission()(leaveCalls.designs.access)
  const title = t('预览请假单')
  if (!mayLook) return null
  return (
    <>
      <Button icon={<Smartphone aria-hidden />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Drawer open={open} size="sm" title={title} onClose={() => setOpen(false)}>
        {open && <Now />}
      </Drawer>
    </>
  )
}

/** Asked anew each time it is opened. */
function Now() {
  const query = useQuery({
    queryKey: ['leave.form-field', 'designs'],
    queryFn: () => ask(leaveCalls.designs, undefined),
    gcTime: 0,
  })
  return <Asked query={query}>{(kinds) => <Designed kinds={kinds} />}</Asked>
}

function Designed({ kinds }: { readonly kinds: readonly KindForm[] }) {
  const { t } = useTranslation()
  const [designs] = useState(() => ({ [leaveApplication.name]: designed(kinds) }))
  const [kind] = kinds
  if (!kind) return <Empty size="sm" title={t('还没有启用的请假类型')} />
  return (
    <FormDesigns value={designs}>
      <FormPreview resource={ownApplication} label={t('请假申请')} given={{ typeId: kind.typeId }} />
    </FormDesigns>
  )
}
