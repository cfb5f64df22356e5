import { useState } from 'react'
import { Avatar } from '#design-system/avatar/avatar.tsx'
import { Empty } from '#design-system/empty/empty.tsx'
import { hasPassed } from '#domain/leave/pass.ts'
import { directions, gateVerdicts } from '#domain/leave/words.ts'
import { cva, sva } from '#styled-system/css/index.js'
import { codeName } from '#workbench/language/code-name.ts'
import { useTranslation } from '#workbench/language/use-translation.ts'
import type { ShownScan } from './use-gate.ts'

/** What is said of the last code, large enough to be read from a step away. */
export function VerdictPanel({ last }: { readonly last: ShownScan | undefined }) {
  const { t } = useTranslation()
  if (!last) return <Empty title={t('请扫描学生手机上的离校通行码')} />
  const { pass, verdict, sent, scan, photo } = last
  const passed = hasPassed(verdict)
  const style = panel({ passed })
  return (
    <div className={style.root} role="alert">
      {pass && <p className={style.way}>{codeName(t, directions, pass.direction)}</p>}
      <p className={style.verdict}>{codeName(t, gateVerdicts, verdict)}</p>
      {pass && (
        <div className={style.who}>
          <Face name={pass.name} photo={photo} />
          <div>
            <p className={style.name}>{pass.name}</p>
            <p>{pass.schoolClass}</p>
          </div>
        </div>
      )}
      <p className={style.note}>
        {scan.passedAt} · {t(sent ? '已上传' : '待上传')}
      </p>
    </div>
  )
}

interface FaceProps {
  readonly name: string
  readonly photo: string | null | undefined
}

/** The portrait that the guard compares; the name in short where there is none, or no network. */
function Face({ name, photo }: FaceProps) {
  const { t } = useTranslation()
  const [broken, setBroken] = useState<string>()
  return photo && photo !== broken ? (
    <img
      className={portrait()}
      src={photo}
      alt={t('{{name}}的证件照', { name })}
      onError={() => setBroken(photo)}
    />
  ) : (
    <Avatar name={name} size="lg" />
  )
}

const portrait = cva({
  base: { width: '24', aspectRatio: '5 / 7', objectFit: 'cover', borderRadius: 'sm', bg: 'surface.sunken' },
})

const panel = sva({
  slots: ['root', 'way', 'verdict', 'who', 'name', 'note'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '4',
      padding: '6',
      borderRadius: 'card',
      textAlign: 'center',
    },
    way: { textStyle: 'wall.lg' },
    verdict: { textStyle: 'title.xl' },
    who: { display: 'flex', alignItems: 'center', gap: '4', textAlign: 'start' },
    name: { textStyle: 'title.lg' },
    note: { textStyle: 'body.sm' },
  },
  variants: {
    passed: {
      true: { root: { bg: 'success.soft', color: 'success.text' } },
      false: { root: { bg: 'danger.soft', color: 'danger.text' } },
    },
  },
})
