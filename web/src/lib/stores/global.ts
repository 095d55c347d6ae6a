import { create } from 'zustand'
import type { api } from '../api.ts'
import type { UserRecord } from './user.ts'

export type ServerConfig = Awaited<ReturnType<typeof api.home.getConfig>>

/** What the configuration takes from the user's record. */
interface OwnConfig {
  uid: number
  share_url: string
  isBindMobile: boolean
  can_aw: boolean
  can_aw_tips: string
}

export type Config = ServerConfig & OwnConfig

interface Global {
  reportType: ServerConfig['report_types']
  /** Null until the server has answered, or a copy of an earlier answer was found. */
  config: Config | null
  /** Why the configuration did not come; the entry shows it. */
  configFailure: unknown
  /** The member's own code for invitations. */
  affCode: string
  hasShowHomeNotice: boolean
  navbarTitle: string
}

const nobodys: OwnConfig = { uid: 0, share_url: '', isBindMobile: false, can_aw: false, can_aw_tips: '' }

const ownConfigOf = ({ uid, share_url, username, can_aw, can_aw_tips }: UserRecord): OwnConfig => ({
  uid,
  share_url,
  isBindMobile: username !== '',
  can_aw,
  can_aw_tips,
})

export const useGlobal = create<Global>()(() => ({
  reportType: [],
  config: null,
  configFailure: null,
  affCode: '',
  hasShowHomeNotice: false,
  navbarTitle: '',
}))

/** The two come in any order; each keeps what the other brought. */
export const takeConfig = (given: ServerConfig, record: UserRecord | null) =>
  useGlobal.setState({
    config: { ...given, ...(record ? ownConfigOf(record) : nobodys) },
    reportType: given.report_types,
    configFailure: null,
  })

export const takeRecord = (record: UserRecord) =>
  useGlobal.setState(({ config }) => ({ affCode: record.aff_code, config: config && { ...config, ...ownConfigOf(record) } }))

/** The house's own part of the configuration stays: without it no page could be shown until the next one comes. */
export const resetGlobal = () =>
  useGlobal.setState(({ config, reportType }) => ({ ...useGlobal.getInitialState(), reportType, config: config && { ...config, ...nobodys } }))

export const markHomeNoticeShown = () => useGlobal.setState({ hasShowHomeNotice: true })
