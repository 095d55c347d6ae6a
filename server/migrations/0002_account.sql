-- People, their devices and their sessions, and the age gate that stands before everything.

create table member (
  id bigint generated always as identity primary key,
  -- Random, so that a uid tells nothing about how many members there are or when one came.
  uid bigint not null unique check (uid between 1000000000 and 9999999999),
  username text not null unique,
  password_hash text not null,
  recovery_hash bytea not null,
  state text not null default 'active' check (state in ('active', 'closed', 'erasing', 'erased')),

  nickname text not null check (length(nickname) between 1 and 200),
  avatar_path text not null default '',
  signature text not null default '',
  city text not null default '',
  birthday date,
  contact jsonb,
  settings jsonb not null default '{}',
  spend_limit_cents bigint check (spend_limit_cents >= 0),
  -- Raising the limit waits a day: the next value and when it begins.
  next_spend_limit_cents bigint check (next_spend_limit_cents >= 0),
  next_spend_limit_at timestamptz,

  invite_code text not null unique,
  invited_by_id bigint references member,
  registered_device text not null default '',

  vip_level smallint not null default 0 check (vip_level between 0 and 3),
  vip_until timestamptz,
  exp integer not null default 0 check (exp >= 0),
  auth_status smallint not null default 0 check (auth_status between 0 and 3),
  auth_level smallint not null default 0 check (auth_level between 0 and 3),
  is_author boolean not null default false,
  is_host boolean not null default false,
  is_featured boolean not null default false,
  has_confirmed_contact boolean not null default false,

  -- Exact counts, kept in the transaction that changes them.
  fans_count integer not null default 0 check (fans_count >= 0),
  followed_count integer not null default 0 check (followed_count >= 0),
  likes_given_count integer not null default 0 check (likes_given_count >= 0),
  likes_received_count integer not null default 0 check (likes_received_count >= 0),
  videos_count integer not null default 0 check (videos_count >= 0),
  invited_count integer not null default 0 check (invited_count >= 0),

  created_at timestamptz not null,
  check (invited_by_id <> id)
);
create index member_invited_by on member (invited_by_id) where invited_by_id is not null;
create index member_device on member (registered_device) where registered_device <> '';

-- The token itself is never stored: a stolen table opens nothing.
create table session (
  id bigint generated always as identity primary key,
  member_id bigint not null references member on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  device_id text not null,
  device_name text not null default '',
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_member on session (member_id, last_seen_at desc);
create index session_expires on session (expires_at);

-- Only the outcome, the method and the date of an age check are kept.
create table device (
  id text primary key,
  age_state text not null check (age_state in ('passed', 'refused')),
  age_method text not null,
  age_decided_at timestamptz not null,
  age_expires_at timestamptz
);

-- Which method decides in which region; '*' is every other region. No row means: nobody passes.
create table age_rule (
  region text primary key check (region ~ '^([A-Z]{2}|\*)$'),
  method text not null,
  valid_days integer check (valid_days > 0)
);
insert into age_rule (region, method, valid_days) values ('*', 'self_declaration', 365);
create trigger tell_change after insert or update or delete or truncate on age_rule
  for each statement execute function tell_change('age_rule');

create table level (
  level smallint primary key check (level > 0),
  exp integer not null unique check (exp >= 0)
);
insert into level (level, exp) values (1, 0), (2, 50), (3, 200), (4, 500), (5, 1200), (6, 2500), (7, 5000), (8, 10000), (9, 20000), (10, 50000);

-- A member's own data, made by a job and kept in the private store for a few days.
create table data_export (
  member_id bigint primary key references member on delete cascade,
  state text not null check (state in ('preparing', 'ready', 'failed')),
  storage_key text not null,
  size_bytes bigint not null default 0,
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index data_export_expires on data_export (expires_at);
