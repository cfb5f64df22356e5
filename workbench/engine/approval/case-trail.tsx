import { Stack } from '#design-system/stack/stack.tsx'
import type { Tone } from '#design-system/tag/tag.tsx'
import { Timeline } from '#design-system/timeline/timeline.tsx'
import type { EventShown } from '#domain/workflow/calls.ts'
import { type Verb, verbs } from '#domain/workflow/words.ts'
import { Seal } from '#workbench/engine/seal.tsx'
import { SignaturePicture } from '#workbench/engine/signature-picture.tsx'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const tones: Readonly<Partial<Record<Verb, Tone>>> = {
  approve: 'success',
  reject: 'danger',
  terminate: 'danger',
  return: 'warning',
  withdraw: 'warning',
  'time-out': 'warning',
}

/** What was done with a case, in words, as its log has it. */
export function CaseTrail({ events }: { readonly events: readonly EventShown[] }) {
  const { t } = useTranslation()
  return (
    <Timeline
      label={t('办理记录')}
      events={events.map(({ serial, at, by, verb, step, people, comment, stood, signature, seal }) => ({
        id: String(serial),
        who: by ?? t('系统'),
        what: [
          codeName(t, verbs, verb),
          people.join(t('、')),
          step && t(step),
          stood !== null && t('挂起了 {{hours}} 个工作小时，期限相应顺延', { hours: stood }),
        ]
          .filter(Boolean)
          .join(' · '),
        time: { shown: at.slice(5, 16), at, iso: at.replace(' ', 'T') },
        tone: tones[verb] ?? 'neutral',
        ...(comment && { comment }),
        extra: (signature || seal) && (
          <Stack direction="row" align="center">
            {signature && (
              <SignaturePicture
                signature={signature}
                label={t('{{name}}的签名', { name: by ?? t('系统') })}
              />
            )}
            {seal && <Seal words={seal} size="sm" />}
          </Stack>
        ),
      }))}
    />
  )
}
