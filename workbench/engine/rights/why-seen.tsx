import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Dialog } from '#design-system/dialog/dialog.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { Explanation } from './explanation.tsx'

/** Tells on demand why the person sees this row. */
export function WhySeen({ resource, rowId }: { readonly resource: string; readonly rowId: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <Stack direction="row">
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {t('为什么能看到')}
      </Button>
      <Dialog open={open} size="md" title={t('为什么能看到')} onClose={() => setOpen(false)}>
        {open && <Explanation resource={resource} rowId={rowId} />}
      </Dialog>
    </Stack>
  )
}
