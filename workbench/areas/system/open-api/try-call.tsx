import { useMutation } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { Grid } from '#design-system/grid/grid.tsx'
import { JsonViewer } from '#design-system/json-viewer/json-viewer.tsx'
import type { Json } from '#design-system/json-viewer/tree.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { http } from '#workbench/http/http.ts'
import { product } from '#workbench/http/product.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { CallTold } from './document.ts'

/** Asks with the reader's own session; only what reads can be tried, so nothing changes by it. */
export function TryCall({ call }: { readonly call: CallTold }) {
  const { t } = useTranslation()
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const asking = useMutation({
    mutationFn: () => {
      const query = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
      return http<Json>(call.path.slice(`/api/${product()}-`.length), { query, quiet: true })
    },
  })
  const missing = call.parameters.some(({ name, required }) => required && !given[name])
  return (
    <Card title={t('试一试')}>
      <Stack>
        <Grid columns="two">
          {call.parameters.slice(0, shown).map(({ name, description, required }) => (
            <Field key={name} label={name} help={description} required={required}>
              <TextInput
                value={given[name] ?? ''}
                onChange={(event) => setGiven({ ...given, [name]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </Grid>
        <div>
          <Button
            variant="solid"
            icon={<Play />}
            loading={asking.isPending}
            disabled={missing}
            onClick={() => asking.mutate()}
          >
            {t('查询')}
          </Button>
        </div>
        {asking.error && <Alert tone="danger" title={t(asking.error.message)} />}
        {asking.data !== undefined && <JsonViewer label={t('回复')} data={asking.data} />}
      </Stack>
    </Card>
  )
}

/** Further filters are told above; a try needs few of them. */
const shown = 12
