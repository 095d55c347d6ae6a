import { createContext, use } from 'react'

/** The few words that parts say by themselves; everything else is passed in. */
export interface UiTexts {
  /** How days and months are named. */
  locale: string
  back: string
  close: string
  retry: string
  refresh: string
  pullMore: string
  releaseNow: string
  refreshing: string
  signIn: string
  signInFirst: string
  picture: string
  pictureFailed: string
  deleteDigit: string
  dialog: { title: string; confirm: string; cancel: string }
  form: {
    name: string
    nameEmpty: string
    phone: string
    phoneWrong: string
    address: string
    addressEmpty: string
    area: string
    areaEmpty: string
    choose: string
    range: string
    rangeTooLong(days: number): string
    rangeDays(days: number): string
    previousMonth: string
    nextMonth: string
  }
}

const zh: UiTexts = {
  locale: 'zh-CN',
  back: '返回',
  close: '关闭',
  retry: '重试',
  refresh: '刷新',
  pullMore: '下拉刷新',
  releaseNow: '松手刷新',
  refreshing: '正在刷新',
  signIn: '去登录',
  signInFirst: '登录后就能看到这里的内容',
  picture: '图片',
  pictureFailed: '图片加载失败',
  deleteDigit: '删除一位',
  dialog: { title: '提示', confirm: '确定', cancel: '取消' },
  form: {
    name: '姓名',
    nameEmpty: '请填写姓名',
    phone: '手机号',
    phoneWrong: '请输入正确的手机号',
    address: '详细地址',
    addressEmpty: '请填写地址',
    area: '地区',
    areaEmpty: '请选择地区',
    choose: '请选择',
    range: '日期范围',
    rangeTooLong: (days) => `选择天数不能超过 ${days} 天`,
    rangeDays: (days) => `共 ${days} 天`,
    previousMonth: '上个月',
    nextMonth: '下个月',
  },
}

const en: UiTexts = {
  locale: 'en',
  back: 'Back',
  close: 'Close',
  retry: 'Try again',
  refresh: 'Refresh',
  pullMore: 'Pull to refresh',
  releaseNow: 'Release to refresh',
  refreshing: 'Refreshing',
  signIn: 'Sign in',
  signInFirst: 'Sign in to see what is here',
  picture: 'Picture',
  pictureFailed: 'The picture could not be loaded',
  deleteDigit: 'Delete a digit',
  dialog: { title: 'Tip', confirm: 'OK', cancel: 'Cancel' },
  form: {
    name: 'Name',
    nameEmpty: 'Please fill in the name',
    phone: 'Phone',
    phoneWrong: 'Malformed phone number',
    address: 'Address',
    addressEmpty: 'Address can not be empty',
    area: 'Area',
    areaEmpty: 'Please select a receiving area',
    choose: 'Choose',
    range: 'Dates',
    rangeTooLong: (days) => `Choose no more than ${days} days`,
    rangeDays: (days) => `${days} ${days === 1 ? 'day' : 'days'}`,
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
  },
}

export const uiTexts = { 'zh-CN': zh, en }

export const UiTextsContext = createContext<UiTexts>(zh)

export const useUiTexts = () => use(UiTextsContext)
