import { expect, it } from 'vitest'
import { language } from './language.ts'
import { watchPageHead } from './page-head.ts'
import { useGlobal, type Config } from './stores/global.ts'
import { usePreferences } from './stores/preferences.ts'

const addTo = (tag: string, attributes: Record<string, string>) => {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.head.append(element)
  return element
}

it('follows the configuration, and a neutral title and icon win', () => {
  document.title = 'As served'
  language.set('en')
  const description = addTo('meta', { name: 'description', content: 'as served' })
  const icon = document.querySelector('link[rel="icon"]') ?? addTo('link', { rel: 'icon', href: '/favicon.png' })
  const manifest = document.querySelector('link[rel="manifest"]') ?? addTo('link', { rel: 'manifest', href: '/manifest.webmanifest' })
  watchPageHead()
  expect([document.title, description.getAttribute('content')]).toEqual(['As served', 'as served'])

  useGlobal.setState({ config: { seo_title: 'Night Music', seo_description: '', seo_keywords: 'a,b' } as Config })
  expect([document.title, description.getAttribute('content')]).toEqual(['Night Music', 'as served'])

  usePreferences.setState({ isNeutral: true })
  expect([document.title, description.getAttribute('content')]).toEqual(['Notes', ''])
  expect(icon.getAttribute('href')).toContain('neutral')
  expect(manifest.getAttribute('href')).toContain('neutral=1')
  language.set('zh-CN')
  expect(document.title).toBe('笔记')

  usePreferences.setState({ isNeutral: false })
  expect(document.title).toBe('Night Music')
  expect(icon.getAttribute('href')).toBe('/favicon.png')
})
