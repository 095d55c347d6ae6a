import { defineTexts } from '../lib/define-texts.ts'

export const texts = defineTexts(
  {
    tabs: { '/home': '首页', '/original': '片库', '/community': '社区', '/darkweb': '暗网', '/my': '我的' },
    tabBar: '主导航',
    // The specification's words stay as they are in both languages; the line below them says what to do.
    notFound: { title: 'Page Not Found', hint: '这个页面不存在，或者还没有开放。' },
    serverError: { title: 'Internal Server Error', hint: '页面出了点问题，请重试；如果一直这样，请联系客服。' },
    goHome: '回到首页',
    retry: '重试',
    offline: '当前没有网络，显示的是上次的内容',
    lock: {
      title: '输入 PIN 码',
      wrong: 'PIN 码不正确',
      wait: (seconds: number) => `请 ${seconds} 秒后再试`,
      forgot: '忘记 PIN 码',
      forget: '退出登录',
      forgetWarning: '将退出登录并清除本机上的个人内容，之后可以用密码重新登录。',
    },
    update: { text: '有新版本了', accept: '立即更新', later: '稍后' },
  },
  {
    tabs: { '/home': 'Home', '/original': 'Library', '/community': 'Community', '/darkweb': 'Late night', '/my': 'Me' },
    tabBar: 'Main navigation',
    notFound: { title: 'Page Not Found', hint: 'This page does not exist, or it is not open yet.' },
    serverError: { title: 'Internal Server Error', hint: 'Something broke on this page. Please try again; if it stays like this, contact customer service.' },
    goHome: 'Go home',
    retry: 'Try again',
    offline: 'You are offline: this is what was loaded last',
    lock: {
      title: 'Enter your PIN',
      wrong: 'That is not the PIN',
      wait: (seconds: number) => `Please wait ${seconds} seconds`,
      forgot: 'Forgot the PIN',
      forget: 'Sign out',
      forgetWarning: 'You will be signed out and everything of yours on this device is removed. You can sign in again with your password.',
    },
    update: { text: 'There is a new version', accept: 'Update now', later: 'Later' },
  },
)
