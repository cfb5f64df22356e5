import { Node } from '@tiptap/react'
import type { Pictures } from './pictures.ts'

/** A picture on lines of its own. It keeps the id of its file and what is said for those who do not see it. */
export const pictureOf = (show: Pictures['show']) =>
  Node.create({
    name: 'picture',
    group: 'block',
    atom: true,
    addAttributes: () => ({
      file: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-file'),
        renderHTML: ({ file }) => ({ 'data-file': file }),
      },
      alt: { default: '' },
    }),
    parseHTML: () => [{ tag: 'img[data-file]' }],
    renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
    addNodeView:
      () =>
      ({ node }) => {
        const { file, alt } = node.attrs
        const dom = Object.assign(document.createElement('img'), { alt })
        void show([file]).then(
          (addresses) => {
            dom.src = addresses.get(file) ?? ''
          },
          () => undefined,
        )
        return { dom }
      },
  })
