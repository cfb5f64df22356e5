import { useEffect, useState } from 'react'

/** What an `img` can show of a picture; the address of a Blob is given back when it is no longer shown. */
export const useSource = (picture: Blob | string | null) => {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (!(picture instanceof Blob)) return
    const url = URL.createObjectURL(picture)
    setMade(url)
    return () => {
      URL.revokeObjectURL(url)
      setMade(undefined)
    }
  }, [picture])
  return picture instanceof Blob ? made : (picture ?? undefined)
}
