#!/bin/sh
# One database of the platform. Runs in PostgreSQL's own image, and anywhere that has its client programs.
#   database.sh back-up <slice>            writes a new set of files
#   database.sh check <slice> [set]        is this set (the newest) whole?
#   database.sh restore <slice> [set]      fills an empty database from it
#   database.sh note-deletions <slice>     adds to the list of members who have left
# The database: MIGRATE_URL_FILE (the address of its owner), or PGHOST, PGPORT, PGUSER, PGPASSWORD and PGDATABASE.
set -eu
umask "${BACK_UP_UMASK:-077}"
export LC_ALL=C
action=$1 slice=$2 wanted=${3:-}
folder="${BACK_UP_DIR:?}/$slice"

fail() {
  echo "$slice: $*" >&2
  exit 1
}

# Through the environment: everybody on the machine can read a command line.
connect() {
  if [ -n "${MIGRATE_URL_FILE:-}" ]; then
    address=$(cat "$MIGRATE_URL_FILE")
    case $address in *%*) fail 'an address with % cannot be read here: set PGHOST, PGUSER and so on instead' ;; esac
    address=${address#*://}
    PGUSER=${address%%:*} address=${address#*:}
    PGPASSWORD=${address%%@*} address=${address#*@}
    PGDATABASE=${address#*/} address=${address%%/*}
    PGDATABASE=${PGDATABASE%%\?*} PGHOST=${address%%:*} PGPORT=${address##*:}
  fi
  export PGUSER PGPASSWORD PGDATABASE PGHOST PGPORT
}

ask() { psql --no-psqlrc --no-password --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

days=${BACK_UP_DAYS:-28}
# A daily run removes a set up to a day late, and the privacy page promises 30 days.
[ "$days" -le 29 ] || days=29
stamp_before() { date -u -d "@$1" +%Y%m%dT%H%M%SZ 2>/dev/null || date -u -r "$1" +%Y%m%dT%H%M%SZ; }

# Whole ones, oldest first: one that is being written begins with a dot.
sets() { find "$folder" -mindepth 1 -maxdepth 1 -type d -name '[0-9]*' 2>/dev/null | sed 's,.*/,,' | sort; }

remove_old() {
  oldest=$(stamp_before "$(($(date +%s) - days * 86400))")
  sets | awk -v oldest="$oldest" '$0 < oldest' | while read -r old; do rm -rf "${folder:?}/$old"; done
}

# What a set says of itself is read out of the dump, to its last row: one that is cut off cannot get a name.
rows_in_dump() {
  { pg_restore --data-only --file=- "$1" && echo '-- read to its end'; } | awk '
    !inside && /^COPY / { table = $2; sub(/^public\./, "", table); gsub(/"/, "", table); rows[table] = 0; inside = 1; next }
    inside && $0 == "\\." { inside = 0; next }
    inside { rows[table]++; next }
    $0 == "-- read to its end" { whole = 1 }
    END { for (table in rows) print table, rows[table] | "sort"; close("sort"); exit !whole }'
}

back_up() {
  mkdir -p "$folder"
  stamp=${BACK_UP_STAMP:-$(date -u +%Y%m%dT%H%M%SZ)}
  rm -rf "$folder"/.*.unfinished
  set="$folder/.$stamp.unfinished"
  # Also when the dump fails: nothing may outlive its days.
  trap remove_old EXIT
  mkdir "$set"
  pg_dump --no-password --format=custom --compress=3 --lock-wait-timeout=30000 \
    ${BACK_UP_SNAPSHOT:+"--snapshot=$BACK_UP_SNAPSHOT"} --file="$set/database.dump"
  rows_in_dump "$set/database.dump" >"$set/rows.txt" || fail 'the dump cannot be read back'
  pg_restore --data-only --file=- "$set/database.dump" | { grep -oE '[0-9a-f]{64}\.webp' || true; } | sort -u >"$set/photos.txt"
  {
    echo "slice $slice"
    echo "taken $stamp"
    echo "server $(ask -c 'SHOW server_version')"
    echo "migration $(ask -c 'SELECT max(migration_name) FROM _prisma_migrations')"
  } >"$set/about.txt"
  (cd "$set" && sha256sum about.txt database.dump photos.txt rows.txt >SHA256SUMS)
  # On the disk before it has its name.
  sync "$set"/* "$set"
  mv "$set" "$folder/$stamp"
  echo "$slice: $(awk '{ rows += $2 } END { print rows + 0 }' "$folder/$stamp/rows.txt") rows of $(wc -l <"$folder/$stamp/rows.txt" | tr -d ' ') tables are in $folder/$stamp"
}

# Says in $set which one it is.
check() {
  [ -n "$wanted" ] || wanted=$(sets | tail -n 1)
  set="$folder/$wanted"
  [ -f "$set/SHA256SUMS" ] || fail "there is no whole back-up at $set"
  (cd "$set" && sha256sum --check --status SHA256SUMS) || fail "$set is damaged: its files are not as they were written"
}

tables_sql="SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')"
# Numbers that were given out after the back-up stand in addresses, mails and other slices' tables: nobody gets them again.
sequences_sql="SELECT count(setval(format('%I.%I', schemaname, sequencename)::regclass, least(max_value, coalesce(last_value, 0) + 100000)))
  FROM pg_sequences WHERE schemaname = 'public'"

restore() {
  check
  if [ "$(ask -c "$tables_sql")" != 0 ]; then
    [ "${RESTORE_OVERWRITE:-}" = yes ] || fail "the database $PGDATABASE is not empty: nothing was changed. ${OVERWRITE_HINT:-RESTORE_OVERWRITE=yes} replaces all that is in it"
    ask -c 'SET client_min_messages = warning' -c 'DROP SCHEMA public CASCADE' -c 'CREATE SCHEMA public AUTHORIZATION pg_database_owner'
  fi
  # All or nothing. Comments on extensions belong to the administrator; no table of ours has one.
  pg_restore --no-password --dbname="$PGDATABASE" --single-transaction --exit-on-error --no-owner --no-comments "$set/database.dump"
  counts=$(awk '{ printf "%sSELECT '"'%s '"' || count(*) FROM public.\"%s\"", (NR == 1 ? "" : " UNION ALL "), $1, $1 }' "$set/rows.txt")
  ask -c "$counts" | sort | cmp -s - "$set/rows.txt" || fail 'other numbers of rows were restored than the back-up has'
  ask -c "$sequences_sql" -c 'ANALYZE' >/dev/null
  echo "$slice: restored $(awk '{ rows += $2 } END { print rows + 0 }' "$set/rows.txt") rows of $set"
}

# Younger than any back-up, and never shorter than it was: a restored database has forgotten some.
note_deletions() {
  mkdir -p "$folder"
  list="$folder/deleted-members.txt"
  ask -c 'SELECT member_id FROM deleted_member' >"$list.now"
  touch "$list"
  sort -nu "$list" "$list.now" >"$list.unfinished"
  mv "$list.unfinished" "$list"
  rm "$list.now"
}

case $action in
  back-up) connect && back_up ;;
  check) check && echo "$slice: $set is whole" ;;
  restore) connect && restore ;;
  note-deletions) connect && note_deletions ;;
  *) fail "there is no action $action" ;;
esac
