import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useConfirm } from '#design-system/confirm/confirm.tsx'
import { Stack } from '#design-system/stack/stack.tsx'
import { Tag } from '#design-system/tag/tag.tsx'
import { useTranslation } from '#workbench/language/use-translation.ts'
import { type Letter, unsentFiles } from '#workbench/portal/outbox/letter.ts'
import { outboxOf } from '#workbench/portal/outbox/mine.ts'
import { useTitle } from './use-title.ts'

interface LettersProps {
  readonly account: string
  readonly letters: readonly Letter[]
  /** Opens the form again, with what was typed. */
  readonly onOpen: (letter: Letter) => void
}

/** What waits, in the order in which it will go out. */
export function Letters({ account, letters, onOpen }: LettersProps) {
  const { t } = useTranslation()
  return (
    <Stack>
      <p>{t('断网时在列表中新增和编辑的内容保存在这台设备上，联网后由您本人的账号按顺序提交。')}</p>
      <Stack as="ul">
        {letters.map((letter) => (
          <li key={letter.key}>
            <Item account={account} letter={letter} onOpen={() => onOpen(letter)} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

const states = {
  waiting: ['待同步', 'info'],
  refused: ['未通过', 'danger'],
  doubtful: ['结果未知', 'warning'],
} as const

interface ItemProps {
  readonly account: string
  readonly letter: Letter
  readonly onOpen: () => void
}

function Item({ account, letter, onOpen }: ItemProps) {
  const { t, language } = useTranslation()
  const confirm = useConfirm()
  const titleOf = useTitle()
  const [busy, setBusy] = useState(false)
  const box = outboxOf(account)
  const [word, tone] = states[letter.state]
  const files = unsentFiles(letter)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })

  async function again() {
    setBusy(true)
    await box
      .again(letter)
      .then(() => box.flush())
      .catch(() => {})
    setBusy(false)
  }
  async function letGo() {
    const sure = await confirm({
      title: t('放弃这项内容？'),
      text: t('“{{title}}”尚未提交，放弃后不能恢复。', { title: titleOf(letter) }),
      confirmText: t('放弃'),
      danger: true,
    })
    if (sure) await box.drop(letter)
  }
  return (
    <Stack gap="xs">
      <Stack direction="row" gap="sm" justify="between">
        <strong>{titleOf(letter)}</strong>
        <Tag tone={tone}>{t(word)}</Tag>
      </Stack>
      <span>{time.format(new Date(letter.at))}</span>
      {files > 0 && <span>{t('有 {{count}} 个文件待上传', { count: files })}</span>}
      {letter.message && <span>{t(letter.message)}</span>}
      {letter.state === 'doubtful' && (
        <span>{t('上次提交的结果已无法查询，请先在列表中核对，确认没有保存再重试。')}</span>
      )}
      <Stack direction="row" gap="sm" justify="end">
        <Button size="sm" onClick={() => void letGo()}>
          {t('放弃')}
        </Button>
        {/* In the form, what has no id yet would be lost. */}
        {letter.state !== 'waiting' && files === 0 && (
          <Button size="sm" onClick={onOpen}>
            {t('打开修改')}
          </Button>
        )}
        <Button size="sm" variant="solid" loading={busy} onClick={() => void again()}>
          {t('重试')}
        </Button>
      </Stack>
    </Stack>
  )
}
