#!/bin/sh
# The photos of all slices, named by the SHA-256 of their content: a name never means something else, so each is copied once.
#   photos.sh back-up            copies what is new, and sets aside what is gone, for BACK_UP_DAYS
#   photos.sh check              is each file of the back-up what its name says?
#   photos.sh restore <list>...  brings back the photos that these lists name (photos.txt of each restored database)
# The photos: PHOTO_DIR, or a bucket as rclone's remote "photos:" (PHOTO_S3_BUCKET).
set -eu
umask "${BACK_UP_UMASK:-077}"
export LC_ALL=C
action=$1
shift
folder="${BACK_UP_DIR:?}/photos"
days=${BACK_UP_DAYS:-28}
[ "$days" -le 29 ] || days=29
stamp=$(date -u +%Y%m%dT%H%M%SZ)

fail() {
  echo "photos: $*" >&2
  exit 1
}
stamp_before() { date -u -d "@$1" +%Y%m%dT%H%M%SZ 2>/dev/null || date -u -r "$1" +%Y%m%dT%H%M%SZ; }
photos_in() { (cd "$1" && find . -type f -name '*.webp' | sort); }
is_whole() { [ "$(sha256sum <"$1" | cut -c 1-64).webp" = "${1##*/}" ]; }

if [ -n "${PHOTO_S3_BUCKET:-}" ]; then
  RCLONE_CONFIG_PHOTOS_ACCESS_KEY_ID=$(cat "${PHOTO_S3_ACCESS_KEY_FILE:?}")
  RCLONE_CONFIG_PHOTOS_SECRET_ACCESS_KEY=$(cat "${PHOTO_S3_SECRET_KEY_FILE:?}")
  export RCLONE_CONFIG_PHOTOS_ACCESS_KEY_ID RCLONE_CONFIG_PHOTOS_SECRET_ACCESS_KEY
  export RCLONE_CONFIG_PHOTOS_TYPE=s3 RCLONE_CONFIG_PHOTOS_PROVIDER=Other RCLONE_CONFIG_PHOTOS_FORCE_PATH_STYLE=true
  export RCLONE_CONFIG_PHOTOS_ENDPOINT="${PHOTO_S3_ENDPOINT:?}" RCLONE_CONFIG_PHOTOS_REGION="${PHOTO_S3_REGION:-us-east-1}"
fi

from_bucket() {
  rclone sync "photos:$PHOTO_S3_BUCKET" "$folder/files" --include '*.webp' --size-only --backup-dir "$folder/gone/$stamp"
}

from_folder() {
  photos_in "${PHOTO_DIR:?}" >"$folder/.there"
  photos_in "$folder/files" >"$folder/.kept"
  comm -23 "$folder/.there" "$folder/.kept" | while read -r photo; do
    mkdir -p "$folder/files/${photo%/*}"
    # It may have been deleted since it was listed.
    cp "$PHOTO_DIR/$photo" "$folder/files/$photo.unfinished" 2>/dev/null || continue
    sync "$folder/files/$photo.unfinished"
    mv "$folder/files/$photo.unfinished" "$folder/files/$photo"
    is_whole "$folder/files/$photo" || { rm "$folder/files/$photo" && echo "$photo" >>"$folder/.damaged"; }
  done
  comm -13 "$folder/.there" "$folder/.kept" | while read -r photo; do
    mkdir -p "$folder/gone/$stamp/${photo%/*}"
    mv "$folder/files/$photo" "$folder/gone/$stamp/$photo"
  done
}

back_up() {
  mkdir -p "$folder/files" "$folder/gone"
  rm -f "$folder/.damaged"
  find "$folder/files" -name '*.unfinished' -exec rm {} +
  oldest=$(stamp_before "$(($(date +%s) - days * 86400))")
  find "$folder/gone" -mindepth 1 -maxdepth 1 | sed 's,.*/,,' | awk -v oldest="$oldest" '$0 < oldest' | while read -r old; do rm -rf "${folder:?}/gone/$old"; done
  if [ -n "${PHOTO_S3_BUCKET:-}" ]; then from_bucket; else from_folder; fi
  [ ! -e "$folder/.damaged" ] || fail "not what their names say, and left out: $(cat "$folder/.damaged")"
  count=$(photos_in "$folder/files" | wc -l | tr -d ' ')
  echo "$stamp $count" >"$folder/last.unfinished"
  mv "$folder/last.unfinished" "$folder/last.txt"
  echo "photos: $count files are in $folder"
}

# Of what find names, in one process for all: 100,000 photos are minutes, not hours.
damaged_of() {
  find "$@" -type f -name '*.webp' -exec sha256sum {} + | awk '{ name = $2; sub(/.*\//, "", name); if (name != $1 ".webp") print $2 }'
}

check() {
  [ -f "$folder/last.txt" ] || fail "there is no back-up at $folder"
  damaged=$(damaged_of "$folder/files" "$folder/gone")
  [ -z "$damaged" ] || fail "damaged: $damaged"
  echo "photos: all files of $folder are whole"
}

# Those of a folder that are wanted and were not found before; their names are taken off the list.
bring_back() {
  photos_in "$1" | awk -F / 'NR == FNR { wanted[$1]; next } $NF in wanted' "$folder/.wanted" - | sed 's,^\./,,' >"$folder/.found"
  [ -s "$folder/.found" ] || return 0
  if [ -n "${PHOTO_S3_BUCKET:-}" ]; then
    rclone copy "$1" "photos:$PHOTO_S3_BUCKET" --files-from "$folder/.found"
  else
    mkdir -p "${PHOTO_DIR:?}"
    tar -C "$1" -cf - -T "$folder/.found" | tar -C "$PHOTO_DIR" -xf -
  fi
  sed 's,.*/,,' "$folder/.found" | sort -u | comm -13 - "$folder/.wanted" >"$folder/.left"
  mv "$folder/.left" "$folder/.wanted"
}

restore() {
  [ $# -gt 0 ] || fail 'name the list of photos of each restored database: <slice>/<set>/photos.txt'
  [ -f "$folder/last.txt" ] || fail "there is no back-up at $folder"
  sort -u "$@" >"$folder/.wanted"
  all=$(wc -l <"$folder/.wanted")
  for place in "$folder/files" "$folder"/gone/*; do [ ! -d "$place" ] || bring_back "$place"; done
  mv "$folder/.wanted" "$folder/missing.txt"
  missing=$(wc -l <"$folder/missing.txt")
  [ -n "${PHOTO_S3_BUCKET:-}" ] || [ ! -d "${PHOTO_DIR:?}" ] || [ -z "$(damaged_of "$PHOTO_DIR")" ] || fail 'not all photos arrived whole'
  echo "photos: restored $((all - missing)) of $((all)); $((missing)) that rows name are in no back-up (missing.txt)"
}

case $action in
  back-up) back_up ;;
  check) check ;;
  restore) restore "$@" ;;
  *) fail "there is no action $action" ;;
esac
