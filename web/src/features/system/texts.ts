import { defineTexts } from '../../lib/define-texts.ts'

export const texts = defineTexts(
  {
    gate: {
      question: '你是否已年满 18 周岁？',
      note: '本应用仅面向成年人。我们只保存这一次回答的结果。',
      yes: '我已年满 18 周岁',
      leave: '离开',
      left: '你已离开',
      leftNote: '夜曲仅面向年满 18 周岁的成年人。',
      again: '重新回答',
      unavailable: '暂时无法在你所在的地区提供服务',
      unavailableNote: '我们还不能在这里确认年龄。请稍后再来。',
    },
    connecting: { line: '正在选择最快的线路…', config: '正在连接…' },
    skip: '跳过',
    advert: '广告',
    apps: {
      title: '应用中心',
      empty: '还没有可以打开的应用',
      emptyNote: '新的应用上架后会出现在这里。',
      clicks: (count: string) => `${count} 次打开`,
      open: '打开',
    },
  },
  {
    gate: {
      question: 'Are you 18 or older?',
      note: 'This app is for adults only. We keep nothing but the outcome of this answer.',
      yes: 'I am 18 or older',
      leave: 'Leave',
      left: 'You have left',
      leftNote: 'Nocturne is for adults of 18 years or older only.',
      again: 'Answer again',
      unavailable: 'Not available in your region for now',
      unavailableNote: 'We cannot check ages here yet. Please come back later.',
    },
    connecting: { line: 'Finding the fastest line…', config: 'Connecting…' },
    skip: 'Skip',
    advert: 'Advert',
    apps: {
      title: 'App centre',
      empty: 'No apps to open yet',
      emptyNote: 'New apps will show up here.',
      clicks: (count: string) => `opened ${count} times`,
      open: 'Open',
    },
  },
)
