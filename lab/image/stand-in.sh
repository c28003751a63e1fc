#!/usr/bin/env bash
# Stands in for Docker where no engine may run a container: takes the arguments of engine.ts, builds
# with Buildah in a chroot, and runs by the means of the system. Needs root, buildah and mmdebstrap.
set -euo pipefail
image=plumbline trial=plumbline-trial verb=$1
shift

# In place of the official image, which may be out of reach: a small Debian, the project's Node, the
# npm of this machine and the authorities that it trusts.
make_base() {
  local folder authorities=${NODE_EXTRA_CA_CERTS:-/etc/ssl/certs/ca-certificates.crt}
  folder=$(mktemp -d)
  mmdebstrap --quiet --variant=minbase --include=ca-certificates,libstdc++6 bookworm "$folder/system.tar"
  cp node_modules/node/bin/node "$folder/node"
  cp -rL "$(dirname "$(realpath "$(command -v npm)")")/.." "$folder/npm"
  cp "$authorities" "$folder/trusted.crt"
  cat >"$folder/Dockerfile" <<'END'
FROM scratch
ADD system.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY trusted.crt /etc/ssl/certs/trusted.crt
ENV PATH=/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin NODE_EXTRA_CA_CERTS=/etc/ssl/certs/trusted.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --uid 1000 --user-group --create-home node
END
  buildah bud --isolation chroot --layers=false -t "$1" "$folder"
  rm -r "$folder"
}

case $verb in
build)
  base=docker.io/library/node:$(node_modules/node/bin/node -p 'process.versions.node.split(".")[0]')-slim
  buildah inspect --type image "$base" >/dev/null 2>&1 || buildah pull "$base" || make_base "$base"
  buildah rm $trial >/dev/null 2>&1 || true
  exec buildah bud --isolation chroot --pull-never --layers=false "$@" ;;
image)
  buildah images --format '{{.Size}}' "$4" | tr -d ' B' | numfmt --from=si; exit ;;
esac

while [ "$1" != $image ]; do
  case $1 in
    -v) data=${2%:/data}; shift 2 ;;
    -e) env+=("$2"); shift 2 ;;
    --cap-drop | --security-opt | --network | --tmpfs) shift 2 ;;
    *) shift ;;
  esac
done
shift
of_image() { buildah inspect --type image --format "{{range .OCIv1.Config.$1}}{{println .}}{{end}}" $image | sed '/^$/d'; }
mapfile -t own < <(of_image Env)
[ $# -gt 0 ] || { mapfile -t command < <(of_image Cmd); set -- "${command[@]}"; }
buildah from --pull-never --name $trial $image >/dev/null 2>&1 || true
root=$(buildah mount $trial)
exec unshare --mount sh -c 'set -e; root=$1 data=$2; shift 2
  mount --bind "$root" "$root"; mount -o remount,bind,ro "$root"
  mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"; mount -t proc proc "$root/proc"
  mount --bind /dev "$root/dev"; mount --bind "$data" "$root/data"
  exec setpriv --no-new-privs chroot --userspec=node:node "$root" env -i -C /plumbline "$@"' \
  sh "$root" "$data" "${own[@]}" "${env[@]}" "$@"
