/** Rows of windows, `across` by `down`, from x and y. */
const windows = (x: number, y: number, across: number, down: number) =>
  Array.from({ length: across * down }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, never reordered
      key={index}
      x={x + (index % across) * 22}
      y={y + Math.floor(index / across) * 26}
      width="10"
      height="14"
      rx="1.5"
      fillOpacity={(index * 7 + x) % 5 === 0 ? 0.55 : 0.16}
    />
  ))

/** A campus at dusk, seen from across the lake. Decoration. */
export const Campus = () => (
  <svg viewBox="0 0 720 330" fill="currentColor" aria-hidden="true">
    <circle cx="566" cy="62" r="34" fillOpacity="0.16" />
    <path
      d="M96 84h46a14 14 0 0 0 0-28 22 22 0 0 0-42-4 16 16 0 0 0-4 32zM636 124h34a10 10 0 0 0 0-20 16 16 0 0 0-31-3 12 12 0 0 0-3 23z"
      fillOpacity="0.12"
    />
    <path
      d="M64 270V158a8 8 0 0 1 8-8h108a8 8 0 0 1 8 8v112zM536 270V140a8 8 0 0 1 8-8h112a8 8 0 0 1 8 8v130z"
      fillOpacity="0.13"
    />
    {windows(76, 168, 5, 4)}
    {windows(551, 152, 5, 4)}
    <path d="M236 270V168h248v102z" fillOpacity="0.2" />
    <path d="M222 168 360 102l138 66z" fillOpacity="0.3" />
    <path d="M358.5 102V66h3v36zM362 66h28l-8 8.5 8 8.5h-28z" fillOpacity="0.6" />
    {windows(256, 186, 4, 3)}
    {windows(402, 186, 4, 3)}
    <path d="M343 270v-44a17 17 0 0 1 34 0v44z" fillOpacity="0.6" />
    <path
      d="M196 270c-4-30 4-50 15-62 11 12 19 32 15 62zM494 270c-4-30 4-50 15-62 11 12 19 32 15 62zM26 270c-3-22 3-37 11-46 8 9 14 24 11 46zM674 270c-3-22 3-37 11-46 8 9 14 24 11 46z"
      fillOpacity="0.26"
    />
    <path
      d="M8 270h704M120 290h150M330 300h210M60 310h90M590 288h80"
      stroke="currentColor"
      strokeOpacity="0.3"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
)
