/** Title, description and keywords come from the configuration; the page as served holds the fallbacks. */
export const setPageHead = (title: string, description: string, keywords: string) => {
  if (title) document.title = title
  for (const [name, content] of Object.entries({ description, keywords })) {
    if (content) document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content)
  }
}
