const folders = new WeakSet<File>()

/** A folder that was dropped: browsers hand it over as a file of which nothing can be read. */
export const isFolder = (file: File) => folders.has(file)

/** What was dropped or pasted, the folders among it known as such. To be asked while the event lasts. */
export const filesIn = ({ items }: Pick<DataTransfer, 'items'>): readonly File[] =>
  [...items].flatMap((item) => {
    const entry = item.webkitGetAsEntry?.()
    const file = item.getAsFile() ?? (entry?.isDirectory ? new File([], entry.name) : null)
    if (file && entry?.isDirectory) folders.add(file)
    return file ?? []
  })
