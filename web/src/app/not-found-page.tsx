import { useTexts } from '../lib/language.ts'
import { ErrorPage, HomeButton } from './error-page.tsx'
import { LostMoon } from './error-drawings.tsx'
import { texts } from './texts.ts'

/** Status 404: `Page Not Found: {path}`. */
const NotFoundPage = ({ path }: { path: string }) => {
  const { notFound } = useTexts(texts)
  return (
    <ErrorPage drawing={<LostMoon />} title={`${notFound.title}: ${path}`} hint={notFound.hint}>
      <HomeButton look="main" />
    </ErrorPage>
  )
}

export default NotFoundPage
