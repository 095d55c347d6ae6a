import { uiTexts } from '@nocturne/ui/texts.ts'
import { texts as app } from '../web/src/app/texts.ts'
import { texts as login } from '../web/src/features/account/login/texts.ts'
import { texts as my } from '../web/src/features/account/my/texts.ts'
import { texts as profile } from '../web/src/features/account/profile/texts.ts'
import { texts as settings } from '../web/src/features/account/settings/texts.ts'
import { texts as system } from '../web/src/features/system/texts.ts'
import { copyTexts, houseTextNames } from '../web/src/parts/house-words.ts'

/** What the screens say, so that a journey reads like the app. */
export const wordsOf = (language: 'zh' | 'en') => {
  const spoken = language === 'zh' ? 'zh-CN' : 'en'
  return {
    ...login[spoken],
    ...system[spoken],
    house: houseTextNames[spoken],
    copy: copyTexts[spoken],
    app: app[spoken],
    my: my[spoken],
    profile: profile[spoken],
    settings: settings[spoken],
    ui: uiTexts[spoken],
  }
}
