import { ThumbsUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#design-system/icon-button/icon-button.tsx'
import type { KnownService as Service } from '#domain/system/apps/calls.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const Judgement = lazy(async () => ({ default: (await import('./service-judgement.tsx')).ServiceJudgement }))

/** What one thinks of a service, in stars and words; what was said before can be changed. */
export function EvaluateService({ service }: { readonly service: Service }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        size="sm"
        label={t('评价 {{name}}', { name: t(service.name) })}
        icon={<ThumbsUp aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense fallback={null}>
          <Judgement service={service} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
