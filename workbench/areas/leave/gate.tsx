import { useState } from 'react'
import { Alert } from '#design-system/alert/alert.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { Field } from '#design-system/field/field.tsx'
import { PageHeader } from '#design-system/page-header/page-header.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { TextInput } from '#design-system/text-input/text-input.tsx'
import { Asked } from '#workbench/engine/asked.tsx'
import { CameraReader } from '#workbench/engine/camera/camera-reader.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { useKeptPage } from '#workbench/portal/offline/use-kept-page.ts'
import { gateName, keepGateName } from './gate/gate-name.ts'
import { useGate } from './gate/use-gate.ts'
import { VerdictPanel } from './gate/verdict-panel.tsx'

/** 校门核验: a guard reads the pass on a student's phone; it is judged here, with a network or without. */
export function Screen() {
  const { t } = useTranslation()
  const [gate, setGate] = useState(gateName)
  const [typed, setTyped] = useState('')
  const { key, last, waiting, read } = useGate(gate.trim())
  useKeptPage('/leave/gate')
  const name = (value: string) => {
    keepGateName(value)
    setGate(value)
  }
  return (
    <Stack>
      <PageHeader title={t('校门核验')} />
      <Asked query={key}>
        {() => (
          <Stack>
            {waiting > 0 && (
              <Alert
                tone="warning"
                title={t('{{count}} 条核验待上传，联网后自动上传。', { count: waiting })}
              />
            )}
            <Card>
              <VerdictPanel last={last} />
            </Card>
            <Card>
              <Stack>
                <Field label={t('校门名称')} required>
                  <TextInput
                    value={gate}
                    maxLength={40}
                    onChange={(event) => name(event.currentTarget.value)}
                  />
                </Field>
                <CameraReader disabled={!gate.trim()} onRead={(text) => void read(text)} />
                <form
                  onSubmit={(event) => {
                    event.preventDefault()
                    // At once: what is typed while this one is judged and sent is the next one.
                    setTyped('')
                    void read(typed)
                  }}
                >
                  <Stack>
                    <Field
                      label={t('二维码内容')}
                      help={t('扫码枪可以直接扫描，也可以用摄像头，或在此粘贴后按回车。')}
                    >
                      <TextInput value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
                    </Field>
                    <div>
                      <Button type="submit" variant="solid" disabled={!gate.trim() || !typed.trim()}>
                        {t('核验')}
                      </Button>
                    </div>
                  </Stack>
                </form>
              </Stack>
            </Card>
          </Stack>
        )}
      </Asked>
    </Stack>
  )
}
