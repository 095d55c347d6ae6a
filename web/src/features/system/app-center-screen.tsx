import { ChevronRight } from 'lucide-react'
import { Empty } from '@nocturne/ui/empty.tsx'
import { PullToRefresh } from '@nocturne/ui/pull-to-refresh.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { useTexts } from '../../lib/language.ts'
import { kept } from '../../lib/persist.ts'
import { one } from '../../lib/query.ts'
import { useFormats } from '../../lib/use-formats.ts'
import { useOnce } from '../../lib/use-once.ts'
import { openCounted } from '../../parts/open-address.ts'
import { Page } from '../../parts/page.tsx'
import { usePageScroller } from '../../parts/page-context.ts'
import { QueryState } from '../../parts/query-state.tsx'
import { isInside, openable, type App, type AppGroup } from './openable-apps.ts'
import { texts } from './texts.ts'

const INSIDE = 2
const NEW_WINDOW = 1

const AppRow = ({ app }: { app: App }) => {
  const t = useTexts(texts).apps
  const { shortNumber } = useFormats()
  const [first] = new Intl.Segmenter().segment(app.name)
  const [open, isBusy] = useOnce(() => openCounted(() => api.system.appclick({ id: app.id }, { showError: false }), app.url, isInside(app.url) ? INSIDE : NEW_WINDOW))
  return (
    <button type="button" aria-busy={isBusy} onClick={open} className="flex w-full items-center gap-3 px-4 py-3 text-left transition-colors active:bg-sunken">
      <span aria-hidden="true" className="flex size-12 shrink-0 items-center justify-center rounded-l bg-tint text-xl font-bold text-iris-ink">
        {first?.segment}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-m font-medium">{app.name}</span>
        <span className="line-clamp-2 text-s text-ink-3">{app.desc}</span>
        {app.clicks > 0 && <span className="block text-xs text-ink-3 tabular-nums">{t.clicks(shortNumber(app.clicks))}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
    </button>
  )
}

const Groups = ({ groups }: { groups: readonly AppGroup[] }) => (
  <div className="flex flex-col gap-5 px-4 pt-2 pb-8">
    {groups.map(({ id, name, apps }) => (
      <section key={id} className="flex flex-col gap-2">
        <h2 className="px-1 text-m font-bold">{name}</h2>
        <div className="divide-y divide-line overflow-hidden rounded-l border border-line bg-raised">
          {apps.map((app) => (
            <AppRow key={app.id} app={app} />
          ))}
        </div>
      </section>
    ))}
  </div>
)

const AppCenterScreen = () => {
  const t = useTexts(texts).apps
  const scroller = usePageScroller()
  const query = useQuery({ ...kept(one(api.system.appcenter, {})), select: ({ groups }) => openable(groups) })
  return (
    <Page title={t.title}>
      <PullToRefresh scroller={scroller} onRefresh={query.refetch}>
        <QueryState query={query} isEmpty={(groups) => groups.length === 0} empty={<Empty title={t.empty} sentence={t.emptyNote} />}>
          {(groups) => <Groups groups={groups} />}
        </QueryState>
      </PullToRefresh>
    </Page>
  )
}

export default AppCenterScreen
