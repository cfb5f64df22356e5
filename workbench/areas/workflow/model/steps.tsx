import { lazy, Suspense, useState } from 'react'
import { Card } from '#design-system/card/card.tsx'
import { usePhone } from '#design-system/parts/media/use-phone.ts'
import { Segmented } from '#design-system/segmented/segmented.tsx'
import { Skeleton } from '#design-system/skeleton/skeleton.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { CanvasTools } from './canvas-tools.tsx'
import { StepTree, type StepTreeProps } from './step-tree.tsx'

const StepCanvas = lazy(async () => ({
  default: (await import('#workbench/engine/approval/step-canvas.tsx')).StepCanvas,
}))

/** The steps of a model, as a picture or as nested lists: both show the same and change the same. */
export function Steps(props: StepTreeProps) {
  const { t } = useTranslation()
  const phone = usePhone()
  const [look, setLook] = useState<'canvas' | 'tree'>(phone ? 'tree' : 'canvas')
  return (
    <Card
      title={t('步骤')}
      extra={
        <Segmented
          size="sm"
          label={t('显示为')}
          options={[
            { value: 'canvas', label: t('画布') },
            { value: 'tree', label: t('列表') },
          ]}
          value={look}
          onChange={(next) => next && setLook(next)}
        />
      }
    >
      {look === 'tree' ? (
        <StepTree {...props} />
      ) : (
        <Stack>
          <CanvasTools {...props} />
          <Suspense fallback={<Skeleton />}>
            <StepCanvas steps={props.steps} chosen={props.chosen} onChoose={props.onChoose} />
          </Suspense>
        </Stack>
      )}
    </Card>
  )
}
