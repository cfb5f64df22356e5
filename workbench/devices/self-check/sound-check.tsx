import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { type Cue, isMuted, mute, play } from '#workbench/devices/sound.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'

const cues: Readonly<Record<Cue, string>> = {
  pass: '试听：通过',
  reject: '试听：不通过',
  attention: '试听：请注意',
}

/** The three sounds of a desk, to be heard before anybody waits for one. */
export function SoundCheck({ onHeard }: { readonly onHeard: () => void }) {
  const { t } = useTranslation()
  const [muted, setMuted] = useState(isMuted)

  function change(silent: boolean) {
    mute(silent)
    setMuted(silent)
  }

  return (
    <Stack direction="row" gap="sm" wrap align="center">
      {(Object.keys(cues) as Cue[]).map((cue) => (
        <Button
          key={cue}
          icon={<Volume2 />}
          disabled={muted}
          onClick={() => {
            play(cue)
            onHeard()
          }}
        >
          {t(cues[cue])}
        </Button>
      ))}
      <Switch checked={muted} onChange={change}>
        {t('静音')}
      </Switch>
    </Stack>
  )
}
