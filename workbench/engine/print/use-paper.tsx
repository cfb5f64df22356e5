import { useEffect } from 'react'
import { css } from '#styled-system/css/index.js'

// Styles are gathered from .tsx alone, which is why this file is one.
const onPaper = css({ '& > *:not([data-print-sheet])': { _print: { display: 'none!' } } })

/**
 * Prints once what stands under `data-print-sheet` right in the body, and nothing else of the portal with it. `title`
 * names the file that a printer makes of it, `page` is the rule for its pages. Tells when paper is out, or the person
 * thought better of it.
 */
export function usePaper(title: string, page: string, onDone: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sheet is printed once
  useEffect(() => {
    document.body.classList.add(onPaper)
    const name = document.title
    document.title = title
    const paper = new CSSStyleSheet()
    paper.replaceSync(page)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper]
    window.addEventListener('afterprint', onDone)
    let gone = false
    void drawn().then(() => {
      if (!gone) window.print()
    })
    return () => {
      gone = true
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== paper)
      window.removeEventListener('afterprint', onDone)
      document.body.classList.remove(onPaper)
      document.title = name
    }
  }, [])
}

/** Once every picture on the sheet, such as a seal or a signature, can be drawn; one that cannot be leaves its place empty. */
const drawn = () =>
  Promise.allSettled(
    [...document.querySelectorAll<HTMLImageElement>('[data-print-sheet] img')].map((picture) =>
      picture.decode(),
    ),
  )
