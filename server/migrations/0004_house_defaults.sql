-- The service as it opens its doors; operators change every row later.

insert into tab (bar, kind, sort, zh, en, path) values
  ('discovery', 'recommend', 1, '推荐', 'For you', null),
  ('discovery', 'new', 2, '最新', 'New', null),
  ('discovery', 'hot', 3, '热门', 'Hot', null),
  ('discovery', 'short', 4, '短片', 'Shorts', null),
  ('discovery', 'tuwen', 5, '图文', 'Reading', null),
  ('navigation', 'rank', 1, '排行榜', 'Charts', '/home/rank'),
  ('navigation', 'hot', 2, '热榜', 'Hot list', '/home/hot'),
  ('navigation', 'collect', 3, '合集', 'Collections', '/collect'),
  ('navigation', 'resource', 4, '资源库', 'Library', '/home/resource'),
  ('navigation', 'daily', 5, '每日推荐', 'Daily picks', '/home/daily'),
  ('original', 'all', 1, '全部', 'All', null),
  ('original', 'series', 2, '剧集', 'Series', null),
  ('original', 'film', 3, '电影', 'Films', null),
  ('post', 'recommend', 1, '推荐', 'For you', null),
  ('post', 'follow', 2, '关注', 'Following', null),
  ('post', 'city', 3, '同城', 'Same city', null),
  ('post', 'find', 4, '求片', 'Requests', null),
  ('post', 'rank', 5, '榜单', 'Charts', null);

insert into house_text (name, zh, en) values
  ('seo_title', '夜曲', 'Nocturne'),
  ('seo_description', '夜曲：面向成年人的会员影像与社区。', 'Nocturne: films and a community for adult members.'),
  ('seo_keywords', '夜曲,影片,漫画,图集,小说,社区', 'nocturne,films,comics,pictures,stories,community'),
  ('terms', '夜曲仅面向年满 18 周岁的成年人。使用前请阅读并遵守本协议：尊重他人，不上传未经同意的内容，不传播违法信息。', 'Nocturne is for adults of 18 years or older only. Respect others, upload nothing without consent, share nothing unlawful.'),
  ('privacy', '我们只保存提供服务所必需的信息。你可以随时导出或注销账号。', 'We keep only what the service needs. You can export your data or erase your account at any time.'),
  ('post_rules', '发布前请确认：内容为你本人所有或已获授权；出镜者均已成年并同意；不含联系方式与外部链接。', 'Before you publish: the content is yours or licensed; everyone shown is an adult and consents; no contacts or outside links.'),
  ('share_text', '来夜曲，一起看点不一样的。', 'Come to Nocturne and watch something different.'),
  ('can_aw_tips', '暗网专区面向 VIP 2 及以上会员开放。', 'The late-night section is open to members from VIP 2.');

insert into house_figure (name, value) values
  ('withdraw_min_cents', 10000), ('withdraw_fee_percent', 2), ('withdraw_per_day', 3),
  ('bounty_min_cents', 1000), ('unlock_price_cents', 200), ('comment_max', 500), ('post_pictures', 9);

insert into vip_level (level, zh, en, discount_percent, tickets_a_month, post_quota_a_day, shows_ads, opens_darkweb) values
  (1, 'VIP 1', 'VIP 1', 5, 1, 1, true, false),
  (2, 'VIP 2', 'VIP 2', 15, 3, 3, false, true),
  (3, 'VIP 3', 'VIP 3', 25, 6, 8, false, true);

insert into report_type (sort, kind, zh, en, hours) values
  (1, 'minor', '疑似未成年人', 'Possibly a minor', 1),
  (2, 'consent', '未经本人同意', 'Shown without consent', 24),
  (3, 'illegal', '违法内容', 'Unlawful content', 24),
  (4, 'fraud', '诈骗或引流', 'Fraud or luring away', 72),
  (5, 'harassment', '辱骂或骚扰', 'Abuse or harassment', 72),
  (6, 'copyright', '侵犯版权', 'Copyright', 72),
  (7, 'other', '其他问题', 'Something else', 72);

insert into city (zh, en, sort) values
  ('北京', 'Beijing', 1), ('上海', 'Shanghai', 2), ('广州', 'Guangzhou', 3), ('深圳', 'Shenzhen', 4), ('成都', 'Chengdu', 5),
  ('杭州', 'Hangzhou', 6), ('重庆', 'Chongqing', 7), ('武汉', 'Wuhan', 8), ('西安', 'Xi’an', 9), ('南京', 'Nanjing', 10),
  ('苏州', 'Suzhou', 11), ('长沙', 'Changsha', 12), ('青岛', 'Qingdao', 13), ('厦门', 'Xiamen', 14), ('昆明', 'Kunming', 15);

insert into service_answer (sort, zh_topic, en_topic, zh_question, en_question, zh, en) values
  (1, '账号', 'Account', '忘记密码怎么办？', 'I forgot my password', '在登录页选择“找回账号”，用注册时保存的恢复码设置新密码。', 'Choose “Recover” on the sign-in page and set a new password with the recovery code you saved.'),
  (2, '账号', 'Account', '怎样注销账号？', 'How do I erase my account?', '在“设置”中选择“注销账号”，输入密码后，你的个人信息会被清除。', 'Choose “Erase account” in settings and enter your password: your personal data is removed.'),
  (3, '安全', 'Safety', '看到违规内容怎么办？', 'I saw something that breaks the rules', '点内容右上角的“举报”，选择原因。紧急情况会在 1 小时内处理。', 'Tap “Report” on it and choose a reason. Urgent cases are handled within an hour.');
