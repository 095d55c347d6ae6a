import type { Services } from '../platform/services.ts'
import { inTransaction } from '../platform/transaction.ts'

const GROUPS = [
  { sort: 1, zh: '夜曲家族', en: 'Nocturne family' },
  { sort: 2, zh: '创作工具', en: 'For creators' },
]
const APPS = [
  { group: 0, zh: '把夜曲装到桌面', en: 'Install Nocturne', zh_desc: '像应用一样打开，没有地址栏', en_desc: 'Opens like an app, without an address bar', url: '/promotion' },
  { group: 0, zh: '邀请好友', en: 'Invite friends', zh_desc: '双方各得 3 天 VIP', en_desc: 'Three days of VIP for both of you', url: '/myinvite' },
  { group: 0, zh: '隐私与安全', en: 'Privacy and safety', zh_desc: '应用锁、后台模糊、导出与注销', en_desc: 'Lock, blur, export and erasure', url: '/setting' },
  { group: 1, zh: '我的名片', en: 'My card', zh_desc: '昵称、签名、城市与联系方式', en_desc: 'Name, signature, city and contact', url: '/myedit' },
  { group: 1, zh: '创作中心', en: 'Creator’s desk', zh_desc: '作品、收益与粉丝一目了然', en_desc: 'Works, income and followers at a glance', url: '/creative' },
  { group: 1, zh: '发布规则', en: 'Publishing rules', zh_desc: '三分钟读完', en_desc: 'A three-minute read', url: '/post/rule' },
]
const HOT_WORDS = ['潮汐之夜', '城市边缘的夏天', '第七放映室', '雨林录音手记', '沙丘之上', '蓝色时刻', '纸鹤过冬', '夜航船']

/** Once per installation; the row that says so commits together with the content. */
export const seedContent = ({ db }: Services) =>
  inTransaction(db.write, async (tx) => {
    const first = await tx
      .insertInto('installation')
      .values({ name: 'demo_content', value: '1' })
      .onConflict((conflict) => conflict.doNothing())
      .returning('name')
      .executeTakeFirst()
    if (!first) return
    const groups = await tx.insertInto('app_group').values(GROUPS).returning('id').execute()
    const apps = APPS.map(({ group, ...app }, sort) => ({ ...app, sort, group_id: groups[group]!.id }))
    await tx.insertInto('app').values(apps).execute()
    await tx.insertInto('hot_word').values(HOT_WORDS.map((words, sort) => ({ words, sort }))).execute()
    await tx
      .insertInto('notice_board')
      .values({
        zh_title: '欢迎来到夜曲',
        en_title: 'Welcome to Nocturne',
        zh: '这里是演示站：内容均由本项目生成，账号与数据只在你的电脑上。',
        en: 'This is a demonstration: all content is generated, and everything stays on your computer.',
      })
      .execute()
  })
