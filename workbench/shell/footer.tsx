import { cva } from '#styled-system/css/index.js'
import { useAppInfo } from '#workbench/account/session/use-app-info.ts'

/** Under the screen: whose portal this is, in the college's own words. */
export function Footer({ name }: { name: string }) {
  const vice = useAppInfo(0)?.viceTitle
  return <footer className={line()}>{vice ? `${name} · ${vice}` : name}</footer>
}

const line = cva({
  base: {
    flex: 'none',
    marginTop: 'auto',
    padding: '3',
    textAlign: 'center',
    textStyle: 'caption',
    color: 'text.faint',
    _print: { display: 'none' },
  },
})
