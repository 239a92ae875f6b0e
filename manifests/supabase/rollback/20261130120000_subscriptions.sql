-- Takes back 20261130120000_subscriptions.sql: every row, line and event with it.

drop view if exists public.my_subscription;
drop function if exists public.apply_subscription_event(jsonb, text);
drop table if exists public.subscriptions;
drop schema if exists entitlement cascade;
