-- What every process of an installation shares: its keys, the wire's clients, idempotency, stop switches, limits.

-- Random values made at the first start (PRIVATE_KEY and the like are settings, not rows).
create table installation (
  name text primary key,
  value text not null
);

-- Keys are looked up by the envelope's `client`, so they rotate by adding a row.
create table wire_client (
  client text primary key check (client ~ '^[a-z0-9_-]{1,32}$'),
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  iv text not null check (iv ~ '^[0-9a-f]{32}$'),
  sign text not null check (length(sign) >= 32),
  is_current boolean not null default true
);

-- One effect per (who, call, key). Kept for ever for money; `result_ref` rebuilds the answer.
create table idem (
  scope text not null,
  call text not null,
  key uuid not null,
  body_hash bytea not null,
  state text not null check (state in ('running', 'done')),
  result_ref jsonb,
  started_at timestamptz not null,
  primary key (scope, call, key)
);

create table stop_switch (
  name text primary key check (name in ('registration', 'uploads', 'payments', 'withdrawals', 'read_only')),
  is_on boolean not null default false,
  changed_at timestamptz not null default now()
);
insert into stop_switch (name) values ('registration'), ('uploads'), ('payments'), ('withdrawals'), ('read_only');

-- The shape that the rate limiter library expects; unlogged, because losing it in a crash costs nothing.
create unlogged table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expire on rate_limit (expire);

-- A solved riddle opens one try.
create unlogged table spent_proof (
  nonce text primary key,
  expires_at timestamptz not null
);
create index spent_proof_expires on spent_proof (expires_at);

-- Tells all processes at once that cached rows have changed. The topic is the trigger's argument.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('nocturne', json_build_object('topic', tg_argv[0])::text);
  return null;
end $$;

create trigger tell_change after insert or update or delete or truncate on stop_switch
  for each statement execute function tell_change('stop_switch');
create trigger tell_change after insert or update or delete or truncate on wire_client
  for each statement execute function tell_change('wire_client');
