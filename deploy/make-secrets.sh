#!/bin/sh
# Makes what is missing in a folder of secrets (deploy/secrets, or the first argument); what is there stays.
# The second and third arguments say where PgBouncer and PostgreSQL answer.
set -eu
folder=${1:-$(dirname "$0")/secrets}
pooler=${2:-pgbouncer:6432}
server=${3:-postgres:5432}
umask 077
mkdir -p "$folder"

write() { [ -e "$folder/$1" ] || printf '%s' "$2" >"$folder/$1"; }
# Hexadecimal, so that a password needs no escaping in an address.
password() { openssl rand -hex 24; }

write postgres_password "$(password)"
write owner_password "$(password)"
write pgbouncer_password "$(password)"
write sso_secret_key "$(openssl rand -base64 32)"
write sso_default_client_secret "$(openssl rand -base64 32)"
write mail_url 'smtp://mail.example.mn:587'
owner=$(cat "$folder/owner_password")
write database_url "postgres://tamga:$owner@$pooler/tamga"
write direct_database_url "postgres://tamga:$owner@$server/tamga"
write pgbouncer_users "\"pgbouncer\" \"$(cat "$folder/pgbouncer_password")\""
echo "Secrets are in $folder. Put your mail server into mail_url, and keep a copy of sso_secret_key apart from the backups."
