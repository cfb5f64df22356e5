import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { darkBook, lightBook } from './book-theme.ts'

const root = document.documentElement
const follow = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributeFilter: ['data-color-mode'] })
  return () => observer.disconnect()
}

/** A page of the book, light or dark as the stories on it are. */
export const BookPage = (props: PropsWithChildren<DocsContainerProps>) => {
  const mode = useSyncExternalStore(follow, () => root.dataset.colorMode)
  return <DocsContainer {...props} theme={mode === 'dark' ? darkBook : lightBook} />
}
