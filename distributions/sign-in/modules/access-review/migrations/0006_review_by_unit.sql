-- A campaign may ask about the people of some units and of all below them, and be reviewed by managers: of the person, or of the unit.
alter table review_campaign add column scope_units uuid[];
alter table review_campaign drop constraint review_campaign_reviewer_rule_check;
alter table review_campaign add constraint review_campaign_reviewer_rule_check
  check (reviewer_rule in ('named', 'role_owners', 'managers', 'unit_managers'));
