/**
 * The dialect between portal and server. It grows by one when an older portal could no longer do its work; `oldest`
 * follows as soon as the server stops understanding the older ones. A portal below it goes on, and asks to be refreshed.
 */
export const clientVersion = { spoken: 1, oldest: 1 } as const
