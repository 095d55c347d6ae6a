/** Every screen and what its link says: the one place that features know of each other. Absent fields may be left out of a link. */
export interface Paths {
  '/home': { tab?: number }
  '/splash': { back?: string }
  '/search': Nothing
  '/login': { back?: string }
  '/original': { tag?: string }
  '/home/daily': { date?: string }
  '/home/cate': { id: number }
  '/my': Nothing
  '/app-center': Nothing
  '/setting': Nothing
  '/my/notice': Nothing
  '/creative': Nothing
  '/fans': { uid?: number }
  '/player': { id: number; at?: number }
  '/original-player': { id: number; episode?: number }
  '/forum-detail': { id: number }
  '/community': { tab?: string }
  '/darkweb': Nothing
  '/dark-card': { id: number }
  '/my/collect': { kind?: string }
  '/my/buy': { kind?: string }
  '/myinvite': Nothing
  '/invite': { code?: string }
  '/invite-records': Nothing
  '/promotion': Nothing
  '/revenue': Nothing
  '/post/publish-post': { kind?: string; draft?: number }
  '/post/rule': Nothing
  '/post/choice': Nothing
  '/post/publish-success': { id?: number }
  '/home/resource-filter': Nothing
  '/query': { words: string; kind?: string }
  '/sysnotice': Nothing
  '/renewal': Nothing
  '/charge-record': Nothing
  '/customer': Nothing
  '/coin-recharge': { back?: string }
  '/coin-record': { kind?: string; month?: string }
  '/my/card': Nothing
  '/mypost': { state?: string }
  '/post-detail': { id: number; comment?: number }
  '/income': Nothing
  '/withdraw-record': { from?: string }
  '/my/afilm': { tab?: string }
  '/afilm-detail': { id: number }
  '/push-film': Nothing
  '/comics': { id?: number; chapter?: number }
  '/category': Nothing
  '/story': { id?: number; chapter?: number }
  '/images': { id?: number; chapter?: number }
  '/syscomment': Nothing
  '/syslike': Nothing
  '/userdetail': { uid: number }
  '/follow': { uid?: number }
  '/myedit': Nothing
  '/home/rank': { board?: string; period?: string }
  '/home/hot': Nothing
  '/collect': Nothing
  '/collect/detail': { id: number }
  '/post/auth': Nothing
  '/my/work': { state?: string }
  '/my/income-detail': { kind?: string; month?: string }
  '/community/forum': Nothing
  '/home/resource': Nothing
  '/tag': { name: string }
  '/chat/room': { uid: number }
  /** All parts in every state: only in development. */
  '/parts': { view?: string; n?: number }
}

type Nothing = Record<never, never>

export type Path = keyof Paths

/** A link without a required field does not compile. */
export type SearchArgs<P extends Path> = Nothing extends Paths[P] ? [search?: Paths[P]] : [search: Paths[P]]
