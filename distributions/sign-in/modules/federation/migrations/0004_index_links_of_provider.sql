-- The links of one provider in the order of their first sign-ins: by the index of all links, those of the others would be read as well.
create index federation_link_first on federation_link (tenant_id, provider_id, id);
