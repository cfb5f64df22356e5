import { useMutation } from '@tanstack/react-query'
import { LocateFixed } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { Button } from '#design-system/button/button.tsx'
import { Whole } from '#design-system/parts/whole/whole.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { css } from '#styled-system/css/index.js'
import type { Values } from '#workbench/engine/values.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { whereThisIs } from './position.ts'

interface OwnPositionProps {
  readonly form: UseFormReturn<Values>
  /** The names of the two fields that it fills. */
  readonly longitude: string
  readonly latitude: string
}

/** To about a tenth of a metre. */
const digits = 6

/** Fills two fields of a form with where this device is, and says how near that is to the truth. */
export function OwnPosition({ form, longitude, latitude }: OwnPositionProps) {
  const { t } = useTranslation()
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: whereThisIs,
    onSuccess: (here) => {
      const changed = { shouldDirty: true, shouldTouch: true, shouldValidate: true }
      form.setValue(longitude, Number(here.longitude.toFixed(digits)), changed)
      form.setValue(latitude, Number(here.latitude.toFixed(digits)), changed)
    },
  })
  return (
    <Whole>
      <Stack direction="row" gap="sm" align="center" wrap>
        <Button icon={<LocateFixed aria-hidden />} loading={isPending} onClick={() => mutate()}>
          {t('使用我的位置')}
        </Button>
        {data && (
          <span role="status" className={note}>
            {t('已填入当前位置，误差约 {{count}} 米', { count: data.accuracy })}
          </span>
        )}
        {error && (
          <span role="alert" className={fault}>
            {t(error.message)}
          </span>
        )}
      </Stack>
    </Whole>
  )
}

const note = css({ textStyle: 'caption', color: 'text.quiet' })
const fault = css({ textStyle: 'caption', color: 'danger.text' })
