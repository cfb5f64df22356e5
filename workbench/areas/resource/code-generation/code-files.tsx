import { strToU8, zipSync } from 'fflate'
import { Copy, Download } from 'lucide-react'
import { useMemo } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Card } from '#design-system/card/card.tsx'
import { copyText } from '#design-system/parts/clipboard/copy-text.ts'
import { Stack } from '#design-system/stack/stack.tsx'
import { toast } from '#design-system/toaster/toast.ts'
import type { Design } from '#domain/generation/design.ts'
import { englishTextsOf, menuLinesOf, sourceOf } from '#domain/generation/source.ts'
import { cva } from '#styled-system/css/index.js'
import { useTranslation } from '#workbench/language/use-translation.ts'

const filesOf = (design: Design) =>
  ({
    [`domain/${design.area}/${design.noun}.ts`]: sourceOf(design),
    'menu-lines.txt': menuLinesOf(design),
    [`workbench/language/en/${design.noun}.json`]: `${JSON.stringify(englishTextsOf(design), null, 2)}\n`,
  }) as const

/** Hands bytes to the person as a file. */
function hand(name: string, bytes: BlobPart, type: string) {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

/** What the design makes, to be read, copied and taken along. */
export function CodeFiles({ design }: { readonly design: Design }) {
  const { t } = useTranslation()
  const files = useMemo(() => filesOf(design), [design])
  const download = () => {
    const packed = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    )
    hand(`${design.area}-${design.noun}.zip`, packed as Uint8Array<ArrayBuffer>, 'application/zip')
  }
  const copy = (text: string) =>
    copyText(text).then(
      () => toast.success(t('已复制')),
      () => toast.error(t('浏览器不允许复制，请选中后手动复制')),
    )
  return (
    <Stack>
      <div>
        <Button variant="solid" icon={<Download />} onClick={download}>
          {t('下载全部文件')}
        </Button>
      </div>
      {Object.entries(files).map(([name, text]) => (
        <Card
          key={name}
          title={name}
          extra={
            <Stack direction="row" gap="sm">
              <Button size="sm" icon={<Copy />} onClick={() => void copy(text)}>
                {t('复制')}
              </Button>
              <Button
                size="sm"
                icon={<Download />}
                onClick={() => hand(name.split('/').at(-1) ?? name, text, 'text/plain')}
              >
                {t('下载')}
              </Button>
            </Stack>
          }
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
          <pre className={code()} tabIndex={0}>
            {text}
          </pre>
        </Card>
      ))}
    </Stack>
  )
}

const code = cva({ base: { overflow: 'auto', fontFamily: 'mono', fontSize: 'sm', maxHeight: 'least.list' } })
