-- What an account owns, in one row, written by one function.
--
-- The provider's webhook goes to public.apply_subscription_event(body), once its signature is checked. The
-- function keeps a line per purchase and derives the account's row from its lines, so that repeats, late
-- deliveries and refunds of one purchase never touch another. It gives the answers of the Swift library's
-- LedgerRule on the same events, in whichever order they come.
--
-- Supabase has the roles anon, authenticated and service_role and the function auth.uid(). It may be
-- applied again; psql needs --single-transaction to apply it whole or not at all.

create schema if not exists entitlement;
revoke all on schema entitlement from public;
grant usage on schema entitlement to service_role;

-- ---------------------------------------------------------------------------------------------- tables

create table if not exists public.subscriptions (
  user_id text collate "C" primary key
    check (user_id ~ '[^\x01-\x20]')
    -- One account must not be two: a UUID is kept in lower case, as PostgreSQL prints it.
    check (user_id !~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or user_id = lower(user_id)),
  provider text not null check (provider <> ''),
  status text not null
    check (status in ('active', 'trialing', 'canceled', 'unpaid', 'expired', 'unknown')),
  kind text not null check (kind in ('one_time', 'recurring')),
  period_end timestamptz,
  product text,
  updated_at timestamptz not null default now()
);

comment on table public.subscriptions is
  'One row per account: the purchase that lasts longest. Only apply_subscription_event writes it.';

create table if not exists entitlement.events (
  source text not null check (source in ('revenuecat', 'creem')),
  event_id text collate "C" not null,
  type text not null,
  happened_at timestamptz not null,
  user_id text,
  body jsonb not null,
  received_at timestamptz not null default now(),
  primary key (source, event_id)
);

comment on table entitlement.events is
  'Every event that was taken in, once: a repeat is known by its id.';

do $$ begin
  -- The place of an event in the history of its purchase. Of one moment, the one that ends access is the
  -- later: a refund, a later period, the closing status, then the bytes of the id.
  create type entitlement.event_order as (
    happened_at timestamptz, is_revocation boolean, period_end timestamptz, rank integer,
    event_id text collate "C");
exception when duplicate_object then null;
end $$;

create table if not exists entitlement.lines (
  provider text collate "C" not null,
  line_id text collate "C" not null,
  source text not null,
  began_at timestamptz not null,
  -- Each thing that is said, with the newest event that said it.
  status text, status_order entitlement.event_order,
  period_start timestamptz, period_end timestamptz, period_order entitlement.event_order,
  kind text, kind_order entitlement.event_order,
  product text, product_order entitlement.event_order,
  account text, account_order entitlement.event_order,
  customer text, customer_order entitlement.event_order,
  paid_order entitlement.event_order,
  revoked_order entitlement.event_order,
  -- Who owns it after all transfers.
  owner text collate "C" not null,
  primary key (provider, line_id)
);

create index if not exists lines_owner on entitlement.lines (owner);

comment on table entitlement.lines is 'One purchase through all its renewals.';

create table if not exists entitlement.transfers (
  from_user text collate "C" not null,
  happened_at timestamptz not null,
  event_id text collate "C" not null,
  to_user text collate "C" not null,
  primary key (from_user, happened_at, event_id, to_user)
);

create index if not exists transfers_to on entitlement.transfers (to_user);

-- -------------------------------------------------------------------------------------- who may do what

alter table public.subscriptions enable row level security;
alter table public.subscriptions force row level security;
alter table entitlement.events enable row level security;
alter table entitlement.events force row level security;
alter table entitlement.lines enable row level security;
alter table entitlement.lines force row level security;
alter table entitlement.transfers enable row level security;
alter table entitlement.transfers force row level security;

-- Supabase gives every new table in public to everybody.
revoke all on public.subscriptions from public, anon, authenticated;
revoke all on all tables in schema entitlement from public, anon, authenticated;
grant select on public.subscriptions to authenticated;
grant select, insert, update, delete on public.subscriptions to service_role;
grant select, insert, update, delete on all tables in schema entitlement to service_role;

drop policy if exists "an account reads its own row" on public.subscriptions;
create policy "an account reads its own row" on public.subscriptions
  for select to authenticated using (user_id = (select auth.uid())::text);

drop policy if exists "the service writes rows" on public.subscriptions;
create policy "the service writes rows" on public.subscriptions
  to service_role using (true) with check (true);

drop policy if exists "the service keeps events" on entitlement.events;
create policy "the service keeps events" on entitlement.events
  to service_role using (true) with check (true);

drop policy if exists "the service keeps lines" on entitlement.lines;
create policy "the service keeps lines" on entitlement.lines
  to service_role using (true) with check (true);

drop policy if exists "the service keeps transfers" on entitlement.transfers;
create policy "the service keeps transfers" on entitlement.transfers
  to service_role using (true) with check (true);

-- ------------------------------------------------------------------------------------- reading, leniently

-- A text, or the digits of a whole number; null for anything else and for the empty text.
create or replace function entitlement.text_of(value jsonb) returns text
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'string' then nullif(value #>> '{}', '')
    when 'number' then case
      when (value #>> '{}')::numeric = trunc((value #>> '{}')::numeric)
        and (value #>> '{}')::numeric between -9223372036854775808 and 9223372036854775807
      then trunc((value #>> '{}')::numeric)::text end
  end
$$;

-- An account's id in the one form in which it is compared; null for a blank one.
create or replace function entitlement.user_of(id text) returns text
language sql immutable set search_path = '' as $$
  select case
    when id is null or id !~ '[^\x01-\x20]' then null
    when id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then lower(id)
    else id end
$$;

-- The first of several ids that is an account's.
create or replace function entitlement.first_user(variadic ids text[]) returns text
language sql immutable set search_path = '' as $$
  select entitlement.user_of(id) from unnest(ids) with ordinality as given (id, place)
  where entitlement.user_of(id) is not null order by place limit 1
$$;

-- Milliseconds since 1970 as a time; null for one that no provider can mean.
create or replace function entitlement.plausible(milliseconds numeric) returns timestamptz
language sql immutable set search_path = '' as $$
  select case when trunc(milliseconds) between 946684800000 and 253402300799999
    then timestamptz '1970-01-01 00:00:00+00' + trunc(milliseconds) * interval '1 millisecond' end
$$;

-- A time, in milliseconds since 1970 or in ISO 8601; null where there is none that anybody can mean.
create or replace function entitlement.time_of(value jsonb) returns timestamptz
language plpgsql immutable set search_path = '' as $$
declare
  written text := value #>> '{}';
  part text[];
begin
  case jsonb_typeof(value)
    when 'number' then return entitlement.plausible(written::numeric);
    when 'string' then null;
    else return null;
  end case;
  if written ~ '^[-+]?\d{1,18}$' then return entitlement.plausible(written::numeric); end if;
  part := regexp_match(written,
    '^(\d{4}-\d\d-\d\d)(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d|60)(?:\.(\d{1,9}))?)?'
    '(?:[Zz]|([-+])([01]\d|2[0-3])(?::?([0-5]\d))?))?$');
  if part is null then return null; end if;
  return entitlement.plausible(1000 * extract(epoch from
    (part[1] || ' ' || coalesce(part[2], '00:00') || ':' || coalesce(part[3], '00') || '.'
      || left(coalesce(part[4], '') || '000', 3))::timestamp at time zone 'UTC'
    - coalesce((part[5] || '1')::integer, 1)
      * make_interval(hours => coalesce(part[6], '0')::integer,
                      mins => coalesce(part[7], '0')::integer)));
exception when datetime_field_overflow or invalid_datetime_format then
  return null;
end $$;

-- Whether a field is absent or holds nothing.
create or replace function entitlement.is_nothing(value jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select value is null or jsonb_typeof(value) = 'null' or value = '""'
$$;

-- The id of what a Creem object refers to: the reference itself, or spelt out.
create or replace function entitlement.reference(value jsonb) returns text
language sql immutable set search_path = '' as $$
  select case jsonb_typeof(value)
    when 'object' then entitlement.text_of(value -> 'id') else entitlement.text_of(value) end
$$;

-- The texts of a list; null for a list that holds anything else, and for what is no list.
create or replace function entitlement.texts_of(value jsonb) returns text[]
language sql immutable set search_path = '' as $$
  select case when jsonb_typeof(value) = 'array' then (
    select case when coalesce(bool_and(jsonb_typeof(element) = 'string'), true)
      then coalesce(array_agg(element #>> '{}' order by place), '{}') end
    from jsonb_array_elements(value) with ordinality as list (element, place)) end
$$;

do $$ begin
  -- An event, read: what it changes is 'states', 'moves' or 'nothing'; 'refused' where it has no place in
  -- anybody's history.
  create type entitlement.reading as (
    change text, reason text, source text, event_id text, type text, happened_at timestamptz,
    environment text, user_id text, is_account boolean, provider text, line_id text, status text,
    kind text, has_period boolean, period_start timestamptz, period_end timestamptz,
    moves_period boolean, product text, standing text, moved_from text[], moved_to text);
exception when duplicate_object then null;
end $$;

create or replace function entitlement.refusal(reason text) returns entitlement.reading
language sql immutable set search_path = '' as $$
  select jsonb_populate_record(null::entitlement.reading,
    jsonb_build_object('change', 'refused', 'reason', reason))
$$;

create or replace function entitlement.read_revenuecat(event jsonb) returns entitlement.reading
language plpgsql immutable set search_path = '' as $$
declare
  r entitlement.reading;
  ended_at timestamptz := entitlement.time_of(event -> 'expiration_at_ms');
  grace_until timestamptz := entitlement.time_of(event -> 'grace_period_expiration_at_ms');
  is_open_ended boolean := entitlement.is_nothing(event -> 'expiration_at_ms');
  opened text := case when entitlement.text_of(event -> 'period_type') = 'TRIAL'
    then 'trialing' else 'active' end;
  reason text := entitlement.text_of(event -> 'cancel_reason');
  is_refund boolean;
begin
  r.source := 'revenuecat';
  r.type := entitlement.text_of(event -> 'type');
  r.event_id := entitlement.text_of(event -> 'id');
  r.happened_at := entitlement.time_of(event -> 'event_timestamp_ms');
  r.environment := case when upper(entitlement.text_of(event -> 'environment')) = 'SANDBOX'
    then 'sandbox' else 'production' end;
  if r.type is null then return entitlement.refusal('no type'); end if;
  if r.happened_at is null then return entitlement.refusal('no time'); end if;

  if r.type = 'TRANSFER' then
    r.change := 'moves';
    select entitlement.user_of(id) into r.moved_to
      from unnest(entitlement.texts_of(event -> 'transferred_to')) with ordinality as t (id, place)
      where entitlement.user_of(id) is not null order by place limit 1;
    select array_agg(entitlement.user_of(id)) into r.moved_from
      from unnest(entitlement.texts_of(event -> 'transferred_from')) as t (id)
      where entitlement.user_of(id) is not null;
    if r.moved_to is null or r.moved_from is null then
      return entitlement.refusal('no account');
    end if;
    r.moved_from := array_remove(r.moved_from, r.moved_to);
    return r;
  end if;

  r.user_id := entitlement.first_user(
    entitlement.text_of(event -> 'app_user_id'), entitlement.text_of(event -> 'original_app_user_id'));
  r.is_account := true;
  if r.user_id is null then return entitlement.refusal('no account'); end if;

  r.change := 'states';
  r.has_period := ended_at is not null;
  r.period_start := entitlement.time_of(event -> 'purchased_at_ms');
  r.period_end := ended_at;
  r.moves_period := true;
  r.product := entitlement.text_of(event -> 'product_id');
  r.kind := 'recurring';
  r.standing := 'said';
  case r.type
    when 'INITIAL_PURCHASE', 'RENEWAL', 'SUBSCRIPTION_EXTENDED', 'TEMPORARY_ENTITLEMENT_GRANT' then
      r.status := opened;
      r.standing := 'paid';
    when 'UNCANCELLATION' then
      r.status := opened;
    when 'NON_RENEWING_PURCHASE', 'REFUND_REVERSED' then
      r.status := opened;
      r.standing := 'paid';
      -- For ever only where the event says that it has no end, never because one could not be read.
      if is_open_ended and (r.type = 'NON_RENEWING_PURCHASE' or event ? 'expiration_at_ms') then
        r.status := 'active';
        r.kind := 'one_time';
        r.has_period := true;
      end if;
    when 'CANCELLATION' then
      is_refund := coalesce(reason = 'CUSTOMER_SUPPORT', false)
        or case when jsonb_typeof(event -> 'price') = 'number'
             then (event ->> 'price')::numeric < 0 else false end;
      r.status := case when is_refund then 'expired' else 'canceled' end;
      r.standing := case when is_refund then 'revoked' else 'said' end;
      r.kind := case when ended_at is not null then 'recurring' end;
      -- A billing error repeats the period that has failed, which must not cut off a grace period.
      r.moves_period := reason is distinct from 'BILLING_ERROR';
    when 'EXPIRATION' then
      r.status := 'expired';
      r.kind := case when ended_at is not null then 'recurring' end;
      if entitlement.text_of(event -> 'expiration_reason') = 'CUSTOMER_SUPPORT' then
        r.standing := 'revoked';
      end if;
    when 'BILLING_ISSUE' then
      r.status := case when grace_until is null then 'unpaid' else 'active' end;
      r.has_period := coalesce(grace_until, ended_at) is not null;
      r.period_end := coalesce(grace_until, ended_at);
    when 'SUBSCRIPTION_PAUSED' then
      r.status := 'canceled';
    else
      r.change := 'nothing';
      r.reason := case when r.type in ('TEST', 'PRODUCT_CHANGE', 'INVOICE_ISSUANCE',
          'VIRTUAL_CURRENCY_TRANSACTION', 'EXPERIMENT_ENROLLMENT', 'SUBSCRIBER_ALIAS')
        then 'says nothing about access' else 'type not known' end;
      return r;
  end case;

  if r.status in ('active', 'trialing', 'canceled')
    and (event ? 'entitlement_ids' or event ? 'entitlement_id')
    and coalesce(cardinality(entitlement.texts_of(event -> 'entitlement_ids')), 0) = 0
    and entitlement.text_of(event -> 'entitlement_id') is null
  then
    r.change := 'nothing';
    r.reason := 'attached to no entitlement';
    return r;
  end if;

  r.provider := case upper(entitlement.text_of(event -> 'store'))
    when 'APP_STORE' then 'apple' when 'MAC_APP_STORE' then 'apple' when 'PROMOTIONAL' then 'promo'
    else coalesce(lower(entitlement.text_of(event -> 'store')), 'revenuecat') end;
  r.line_id := coalesce(
    entitlement.text_of(event -> 'original_transaction_id'),
    entitlement.text_of(event -> 'transaction_id'), r.product || ' of ' || r.user_id);
  if r.line_id is null then return entitlement.refusal('no purchase'); end if;
  return r;
end $$;

create or replace function entitlement.read_creem(body jsonb) returns entitlement.reading
language plpgsql immutable set search_path = '' as $$
declare
  r entitlement.reading;
  object jsonb := body -> 'object';
  part jsonb;
  word text;
begin
  r.source := 'creem';
  r.type := entitlement.text_of(body -> 'eventType');
  r.event_id := entitlement.text_of(body -> 'id');
  r.happened_at := entitlement.time_of(body -> 'created_at');
  r.provider := 'creem';
  if r.type is null then return entitlement.refusal('no type'); end if;
  if r.happened_at is null then return entitlement.refusal('no time'); end if;
  if jsonb_typeof(object) is distinct from 'object' then
    return entitlement.refusal('no event');
  end if;
  r.environment := case when lower(entitlement.text_of(object -> 'mode'))
    in ('test', 'sandbox', 'local') then 'sandbox' else 'production' end;

  -- Whose it is: the account in the metadata, else the request's id, else the customer.
  r.is_account := true;
  foreach part in array array[object, object -> 'subscription', object -> 'checkout', object -> 'order']
  loop
    if r.user_id is null and jsonb_typeof(part -> 'metadata') = 'object' then
      r.user_id := entitlement.first_user(
        entitlement.text_of(part -> 'metadata' -> 'userId'),
        entitlement.text_of(part -> 'metadata' -> 'user_id'),
        entitlement.text_of(part -> 'metadata' -> 'referenceId'));
    end if;
  end loop;
  r.user_id := coalesce(r.user_id, entitlement.first_user(
    entitlement.text_of(object -> 'request_id'),
    entitlement.text_of(object -> 'checkout' -> 'request_id')));
  if r.user_id is null then
    r.is_account := false;
    r.user_id := entitlement.first_user(
      entitlement.reference(object -> 'customer'),
      entitlement.reference(object -> 'subscription' -> 'customer'),
      entitlement.reference(object -> 'order' -> 'customer'),
      entitlement.reference(object -> 'transaction' -> 'customer'));
  end if;
  if r.user_id is null then return entitlement.refusal('no account'); end if;

  r.change := 'states';
  r.moves_period := true;
  if r.type = 'checkout.completed' then return entitlement.read_checkout(r, object); end if;
  if r.type in ('refund.created', 'dispute.created') then
    return entitlement.read_ending(r, object);
  end if;

  r.kind := 'recurring';
  r.standing := 'said';
  word := entitlement.text_of(object -> 'status');
  case r.type
    when 'subscription.paid' then
      r.status := 'active';
      r.standing := 'paid';
    when 'subscription.trialing' then
      r.status := 'trialing';
      r.standing := 'paid';
    when 'subscription.active' then r.status := 'active';
    when 'subscription.canceled', 'subscription.scheduled_cancel' then r.status := 'canceled';
    when 'subscription.past_due', 'subscription.unpaid', 'subscription.paused' then
      r.status := 'unpaid';
    when 'subscription.expired' then r.status := 'expired';
    when 'subscription.update' then
      r.status := case
        when word = 'scheduled_cancel' then 'canceled'
        when word in ('past_due', 'paused') then 'unpaid'
        when word in ('active', 'trialing', 'canceled', 'unpaid', 'expired') then word
        else 'unknown' end;
    else
      r.change := 'nothing';
      r.reason := 'type not known';
      return r;
  end case;
  r.line_id := entitlement.text_of(object -> 'id');
  if r.line_id is null then return entitlement.refusal('no purchase'); end if;
  r.period_start := entitlement.time_of(object -> 'current_period_start_date');
  r.period_end := entitlement.time_of(object -> 'current_period_end_date');
  r.has_period := r.period_end is not null;
  r.product := entitlement.reference(object -> 'product');
  return r;
end $$;

-- A checkout counts for what is bought once; a subscription has events of its own.
create or replace function entitlement.read_checkout(r entitlement.reading, object jsonb)
returns entitlement.reading
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(object -> 'subscription') in ('object', 'string')
    or not coalesce(
      lower(entitlement.text_of(object -> 'order' -> 'type'))
        in ('onetime', 'one-time', 'one_time', 'once'), false)
    and not coalesce(
      lower(entitlement.text_of(object -> 'product' -> 'billing_type'))
        in ('onetime', 'one-time', 'one_time', 'once'), false)
    and not coalesce(
      lower(entitlement.text_of(object -> 'product' -> 'billing_period'))
        in ('onetime', 'one-time', 'one_time', 'once'), false)
  then
    r.change := 'nothing';
    r.reason := 'the subscription''s own events decide';
    return r;
  end if;
  if coalesce(entitlement.text_of(object -> 'status'), 'completed') <> 'completed'
    or coalesce(entitlement.text_of(object -> 'order' -> 'status'), 'paid') <> 'paid'
  then
    r.change := 'nothing';
    r.reason := 'not completed in full';
    return r;
  end if;
  r.line_id := coalesce(
    entitlement.reference(object -> 'order'), entitlement.text_of(object -> 'id'));
  if r.line_id is null then return entitlement.refusal('no purchase'); end if;
  r.status := 'active';
  r.kind := 'one_time';
  r.has_period := true;
  r.standing := 'paid';
  r.product := coalesce(
    entitlement.reference(object -> 'product'),
    entitlement.reference(object -> 'order' -> 'product'));
  return r;
end $$;

-- A refund or dispute ends its purchase; a refund in part, or one that came to nothing, does not.
create or replace function entitlement.read_ending(r entitlement.reading, object jsonb)
returns entitlement.reading
language plpgsql immutable set search_path = '' as $$
begin
  if r.type = 'refund.created' and (
    coalesce(lower(entitlement.text_of(object -> 'status'))
      in ('failed', 'canceled', 'cancelled'), false)
    or coalesce(entitlement.text_of(object -> 'transaction' -> 'status') = 'partialRefund', false))
  then
    r.change := 'nothing';
    r.reason := 'not completed in full';
    return r;
  end if;
  r.line_id := coalesce(
    entitlement.reference(object -> 'subscription'),
    entitlement.reference(object -> 'transaction' -> 'subscription'),
    entitlement.reference(object -> 'order'),
    entitlement.reference(object -> 'transaction' -> 'order'),
    entitlement.reference(object -> 'checkout'));
  if r.line_id is null then return entitlement.refusal('no purchase'); end if;
  r.status := 'expired';
  r.standing := 'revoked';
  r.period_start := entitlement.time_of(object -> 'subscription' -> 'current_period_start_date');
  r.period_end := entitlement.time_of(object -> 'subscription' -> 'current_period_end_date');
  r.has_period := r.period_end is not null;
  return r;
end $$;

-- A webhook of either provider, with or without RevenueCat's envelope.
create or replace function entitlement.read_event(body jsonb) returns entitlement.reading
language sql immutable set search_path = '' as $$
  select case
    when jsonb_typeof(body) is distinct from 'object' then entitlement.refusal('no event')
    when body ? 'eventType' then entitlement.read_creem(body)
    when jsonb_typeof(body -> 'event') = 'object' then entitlement.read_revenuecat(body -> 'event')
    when not body ? 'event' and body ? 'type' and body ? 'event_timestamp_ms'
      then entitlement.read_revenuecat(body)
    else entitlement.refusal('no event') end
$$;

-- --------------------------------------------------------------------------------------------- the ledger

-- How a purchase stands: a refund ends it until something newer is paid.
create or replace function entitlement.status_of(line entitlement.lines) returns text
language sql immutable set search_path = '' as $$
  select case
    when line.revoked_order is not null
      and (line.paid_order is null or line.revoked_order > line.paid_order) then 'expired'
    else line.status end
$$;

-- When the access that a purchase gives ends: '-infinity' for never, 'infinity' for one that has no end.
create or replace function entitlement.access_end(status text, kind text, period_end timestamptz)
returns timestamptz
language sql immutable set search_path = '' as $$
  select case
    when status in ('active', 'trialing') and kind = 'one_time' then timestamptz 'infinity'
    when status in ('active', 'trialing', 'canceled') then coalesce(period_end, '-infinity')
    else timestamptz '-infinity' end
$$;

-- Who owns what was an account's at a moment, after all transfers since.
create or replace function entitlement.owner_after_transfers(account text, since timestamptz)
returns text
language plpgsql stable set search_path = '' as $$
declare
  owner text := account;
  last entitlement.transfers;
  next entitlement.transfers;
begin
  loop
    select * into next from entitlement.transfers as t
      where t.from_user = owner and t.happened_at >= since
        and (last.event_id is null
          or (t.happened_at, t.event_id, t.to_user) > (last.happened_at, last.event_id, last.to_user))
      order by t.happened_at, t.event_id, t.to_user limit 1;
    if not found then return owner; end if;
    owner := next.to_user;
    last := next;
  end loop;
end $$;

create or replace function entitlement.owner_of(line entitlement.lines) returns text
language sql stable set search_path = '' as $$
  select case
    when line.source = 'revenuecat' then entitlement.owner_after_transfers(
      line.account, (line.account_order).happened_at)
    else coalesce(line.account, line.customer) end
$$;

-- Derives an account's row from its lines: the one that lasts longest; of equal ends the one that began
-- first, then by provider and id; where none ever gave access, the one that was last spoken of.
create or replace function entitlement.refresh(who text) returns void
language plpgsql set search_path = '' as $$
begin
  insert into public.subscriptions as held (user_id, provider, status, kind, period_end, product)
  select who, line.provider, entitlement.status_of(line), coalesce(line.kind, 'recurring'),
    line.period_end, line.product
  from entitlement.lines as line,
    lateral entitlement.access_end(
      entitlement.status_of(line), coalesce(line.kind, 'recurring'), line.period_end) as ends
  where line.owner = who
  order by ends desc, case when ends = '-infinity' then line.status_order end desc nulls last,
    line.began_at, line.provider, line.line_id
  limit 1
  on conflict (user_id) do update set
    provider = excluded.provider, status = excluded.status, kind = excluded.kind,
    period_end = excluded.period_end, product = excluded.product, updated_at = now()
  where (held.provider, held.status, held.kind, held.period_end, held.product) is distinct from
    (excluded.provider, excluded.status, excluded.kind, excluded.period_end, excluded.product);
  if not found and not exists (select from entitlement.lines where owner = who) then
    delete from public.subscriptions where user_id = who;
  end if;
end $$;

-- Locks accounts in one order, so that two events that wait for each other can't be.
create or replace function entitlement.lock_accounts(accounts text[]) returns void
language plpgsql set search_path = '' as $$
declare
  key integer;
begin
  for key in select distinct hashtext(account) from unnest(accounts) as a (account)
    where account is not null order by 1
  loop
    perform pg_advisory_xact_lock(72402, key);
  end loop;
end $$;

create or replace function entitlement.take_statement(r entitlement.reading) returns text
language plpgsql set search_path = '' as $$
declare
  line entitlement.lines;
  before text;
  is_news boolean;
  start timestamptz := least(coalesce(r.period_start, r.happened_at), r.happened_at);
  place entitlement.event_order := row(
    r.happened_at, r.standing = 'revoked',
    case when r.has_period then coalesce(r.period_end, '-infinity') else '-infinity' end,
    array_position(
      array['active', 'trialing', 'canceled', 'unknown', 'unpaid', 'expired'], r.status),
    r.event_id);
begin
  -- Transfers look at many lines and wait for all that are being written.
  perform pg_advisory_xact_lock_shared(72400, 0);
  perform pg_advisory_xact_lock(72401, hashtext(r.provider || ' ' || r.line_id));
  select * into line from entitlement.lines as l
    where l.provider = r.provider and l.line_id = r.line_id;
  if not found then
    line.provider := r.provider;
    line.line_id := r.line_id;
    line.source := r.source;
    line.began_at := r.happened_at;
  end if;
  before := line.owner;

  is_news := start < line.began_at;
  line.began_at := least(line.began_at, start);
  if line.status_order is null or place > line.status_order then
    line.status := r.status;
    line.status_order := place;
    is_news := true;
  end if;
  if r.has_period and r.moves_period and (line.period_order is null or place > line.period_order)
  then
    line.period_start := r.period_start;
    line.period_end := r.period_end;
    line.period_order := place;
    is_news := true;
  end if;
  if r.kind is not null and (line.kind_order is null or place > line.kind_order) then
    line.kind := r.kind;
    line.kind_order := place;
    is_news := true;
  end if;
  if r.product is not null and (line.product_order is null or place > line.product_order) then
    line.product := r.product;
    line.product_order := place;
    is_news := true;
  end if;
  if r.is_account and (line.account_order is null or place > line.account_order) then
    line.account := r.user_id;
    line.account_order := place;
    is_news := true;
  end if;
  if not r.is_account and (line.customer_order is null or place > line.customer_order) then
    line.customer := r.user_id;
    line.customer_order := place;
    is_news := true;
  end if;
  if r.standing = 'paid' and (line.paid_order is null or place > line.paid_order) then
    line.paid_order := place;
    is_news := true;
  end if;
  if r.standing = 'revoked' and (line.revoked_order is null or place > line.revoked_order) then
    line.revoked_order := place;
    is_news := true;
  end if;
  if not is_news then return 'older'; end if;

  line.owner := entitlement.owner_of(line);
  perform entitlement.lock_accounts(array[before, line.owner]);
  delete from entitlement.lines as l where l.provider = r.provider and l.line_id = r.line_id;
  insert into entitlement.lines select line.*;
  perform entitlement.refresh(line.owner);
  if before <> line.owner then perform entitlement.refresh(before); end if;
  return 'applied';
end $$;

create or replace function entitlement.take_transfer(r entitlement.reading) returns text
language plpgsql set search_path = '' as $$
declare
  account text;
  touched text[] := '{}';
  line entitlement.lines;
  new_owner text;
begin
  perform pg_advisory_xact_lock(72400, 0);
  insert into entitlement.transfers (from_user, happened_at, event_id, to_user)
    select distinct given, r.happened_at, r.event_id, r.moved_to
    from unnest(r.moved_from) as g (given)
    on conflict do nothing;
  -- A late transfer may change the way of purchases that have moved on since: all accounts that transfers
  -- connect are looked at.
  for line in
    with recursive connected (account) as (
      select r.moved_to collate "C"
      union
      select case when t.from_user = c.account then t.to_user else t.from_user end
      from connected as c
      join entitlement.transfers as t on c.account in (t.from_user, t.to_user)
    )
    select l.* from entitlement.lines as l join connected as c on l.owner = c.account
    where l.source = 'revenuecat'
  loop
    new_owner := entitlement.owner_of(line);
    continue when new_owner = line.owner;
    touched := touched || line.owner || new_owner;
    update entitlement.lines as l set owner = new_owner
      where l.provider = line.provider and l.line_id = line.line_id;
  end loop;
  for account in select distinct t from unnest(touched) as t order by 1 loop
    perform entitlement.refresh(account);
  end loop;
  return case when cardinality(touched) = 0 then 'older' else 'moved' end;
end $$;

-- Takes in one webhook: once, whole, in any order, beside any number of others.
--
-- event is the body as it came, its signature checked before. The answer says what it did: applied, moved,
-- repeated, older, nothing, left out (of the other environment) or refused (no event); in all but the
-- last case the provider should be told that it arrived.
create or replace function public.apply_subscription_event(
  event jsonb, environment text default 'production'
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  r entitlement.reading := entitlement.read_event(event);
  effect text;
begin
  if environment not in ('production', 'sandbox') then
    raise exception 'the environment is production or sandbox, not %', environment
      using errcode = 'invalid_parameter_value';
  end if;
  -- Each step must see what was committed while it waited.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'apply_subscription_event needs the isolation level read committed'
      using errcode = 'invalid_transaction_state';
  end if;
  if r.change = 'refused' then
    return jsonb_build_object('effect', 'refused', 'reason', r.reason);
  end if;
  if r.environment <> environment then return jsonb_build_object('effect', 'left out'); end if;
  -- Without an id, an event is known by its body.
  r.event_id := coalesce(r.event_id, 'body:' || md5(event::text));
  insert into entitlement.events (source, event_id, type, happened_at, user_id, body)
    values (r.source, r.event_id, r.type, r.happened_at, r.user_id, event)
    on conflict do nothing;
  if not found then return jsonb_build_object('effect', 'repeated'); end if;
  effect := case r.change
    when 'states' then entitlement.take_statement(r)
    when 'moves' then entitlement.take_transfer(r)
    else 'nothing' end;
  return jsonb_strip_nulls(jsonb_build_object('effect', effect, 'reason', r.reason));
end $$;

revoke all on all functions in schema entitlement from public, anon, authenticated;
grant execute on all functions in schema entitlement to service_role;
revoke all on function public.apply_subscription_event(jsonb, text) from public, anon, authenticated;
grant execute on function public.apply_subscription_event(jsonb, text) to service_role;

-- ----------------------------------------------------------------------------------------- for the app

-- The signed-in account's row, and whether its gate is open now.
create or replace view public.my_subscription with (security_invoker = true) as
  select user_id, provider, status, kind, period_end, product,
    case
      when status in ('active', 'trialing') and kind = 'one_time' then true
      when status in ('active', 'trialing', 'canceled') then coalesce(period_end > now(), false)
      else false end as is_entitled
  from public.subscriptions;

revoke all on public.my_subscription from public, anon, authenticated;
grant select on public.my_subscription to authenticated, service_role;
