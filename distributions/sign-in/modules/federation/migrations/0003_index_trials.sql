-- Trials go with their provider.
create index federation_trial_provider on federation_trial (tenant_id, provider_id);
