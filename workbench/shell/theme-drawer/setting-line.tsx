import { Field } from '#design-system/field/field.tsx'
import { Switch } from '#design-system/switch/switch.tsx'
import { sva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { changeLook } from '#workbench/portal/look/theme-config.ts'
import { useLook } from '#workbench/portal/look/use-look.ts'
import { SettingControl } from './setting-control.tsx'
import type { Setting } from './settings.ts'

/** A setting with its name: over what it is chosen with, or before its switch. */
export function SettingLine({ setting, disabled }: { setting: Setting; disabled: boolean }) {
  const { t } = useTranslation()
  const look = useLook()
  const style = line()
  if (setting.type !== 'switch')
    return (
      <Field label={t(setting.label)} disabled={disabled}>
        <SettingControl setting={setting} />
      </Field>
    )
  const { name, label, help } = setting
  return (
    <div className={style.root}>
      <span>
        {t(label)}
        {help && <small className={style.help}>{t(help)}</small>}
      </span>
      <Switch
        label={t(label)}
        disabled={disabled}
        checked={look[name]}
        onChange={(checked) => changeLook({ [name]: checked })}
      />
    </div>
  )
}

const line = sva({
  slots: ['root', 'help'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      textStyle: 'body',
    },
    help: { display: 'block', textStyle: 'caption', color: 'text.faint' },
  },
})
