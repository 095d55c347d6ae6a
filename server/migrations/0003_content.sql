-- What operators change without a release: the app's tabs, texts, adverts, figures. Every text stands in both languages.

create table tab (
  id bigint generated always as identity primary key,
  bar text not null check (bar in ('discovery', 'navigation', 'original', 'post')),
  kind text not null,
  sort integer not null,
  zh text not null,
  en text not null,
  path text,
  is_shown boolean not null default true
);
create index tab_bar on tab (bar, sort);

create table ad (
  id bigint generated always as identity primary key,
  position text not null,
  sort integer not null default 0,
  type smallint not null default 1,
  to_type smallint not null default 1,
  zh text not null,
  en text not null,
  -- Only what a browser may safely open: our own pages and the web.
  url text not null check (url ~ '^(https?://|/)'),
  picture jsonb,
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default 'infinity',
  clicks bigint not null default 0
);
create index ad_position on ad (position, sort);

create table app_group (
  id bigint generated always as identity primary key,
  sort integer not null,
  zh text not null,
  en text not null
);

create table app (
  id bigint generated always as identity primary key,
  group_id bigint not null references app_group on delete cascade,
  sort integer not null,
  zh text not null,
  en text not null,
  zh_desc text not null default '',
  en_desc text not null default '',
  url text not null check (url ~ '^(https?://|/)'),
  picture jsonb,
  clicks bigint not null default 0
);
create index app_of_group on app (group_id, sort);

-- A click counts once per device and hour.
create table click (
  kind text not null check (kind in ('ad', 'app')),
  target_id bigint not null,
  device_id text not null,
  hour timestamptz not null,
  primary key (kind, target_id, device_id, hour)
);
create index click_hour on click (hour);

create table house_text (
  name text primary key,
  zh text not null,
  en text not null
);

create table house_figure (
  name text primary key,
  value bigint not null
);

create table hot_word (words text primary key, sort integer not null);
create table city (zh text primary key, en text not null unique, sort integer not null);

create table vip_level (
  level smallint primary key check (level between 1 and 3),
  zh text not null,
  en text not null,
  discount_percent smallint not null check (discount_percent between 0 and 100),
  tickets_a_month smallint not null check (tickets_a_month >= 0),
  post_quota_a_day smallint not null check (post_quota_a_day >= 0),
  shows_ads boolean not null,
  opens_darkweb boolean not null
);

create table report_type (
  id bigint generated always as identity primary key,
  sort integer not null,
  kind text not null,
  zh text not null,
  en text not null,
  hours integer not null check (hours > 0)
);

create table notice_board (
  id bigint generated always as identity primary key,
  zh_title text not null,
  en_title text not null,
  zh text not null,
  en text not null,
  starts_at timestamptz not null default now(),
  ends_at timestamptz not null default 'infinity'
);

create table service_answer (
  id bigint generated always as identity primary key,
  sort integer not null,
  zh_topic text not null,
  en_topic text not null,
  zh_question text not null,
  en_question text not null,
  zh text not null,
  en text not null
);

do $$
declare content text;
begin
  foreach content in array array['tab', 'ad', 'app_group', 'app', 'house_text', 'house_figure', 'hot_word', 'city', 'vip_level', 'report_type', 'notice_board', 'service_answer', 'level'] loop
    execute format('create trigger tell_change after insert or delete or truncate on %I for each statement execute function tell_change(''content'')', content);
  end loop;
  foreach content in array array['tab', 'app_group', 'house_text', 'house_figure', 'hot_word', 'city', 'vip_level', 'report_type', 'notice_board', 'service_answer', 'level'] loop
    execute format('create trigger tell_update after update on %I for each statement execute function tell_change(''content'')', content);
  end loop;
end $$;
-- Counting clicks is no change of content.
create trigger tell_update after update of position, sort, type, to_type, zh, en, url, picture, starts_at, ends_at on ad
  for each statement execute function tell_change('content');
create trigger tell_update after update of group_id, sort, zh, en, zh_desc, en_desc, url, picture on app
  for each statement execute function tell_change('content');
