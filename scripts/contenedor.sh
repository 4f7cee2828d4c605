#!/usr/bin/env bash
# Builds the image without a registry of images and checks what it states and that it works: health, sudden death with the
# data kept, and a second container on the same data refused. Debian, as root: apt-get install buildah debootstrap.
#   scripts/contenedor.sh [working folder]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
taller=${1:-$(mktemp -d /var/tmp/contenedor.XXXXXX)}
mkdir -p "$taller"
export STORAGE_DRIVER=vfs BUILDAH_ISOLATION=chroot
puerto=${PORT:-4780}
decir() { printf '%s  %s\n' "$(date +%H:%M:%S)" "$*"; }

if ! buildah inspect --type image localhost/fundacion-base >/dev/null 2>&1; then
  decir 'base: Debian mínima y Node.js 24'
  fuente=$({ cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null || true; } |
    sed -n 's/^URIs: *//p; s/^deb [^h]*\(http[^ ]*\).*/\1/p' | sed -n 1p)
  debootstrap --variant=minbase --include=ca-certificates bookworm "$taller/raiz" "$fuente" >"$taller/debootstrap.log"
  (mkdir -p "$taller/node" && cd "$taller/node" && echo '{"private":true,"allowScripts":{"node":true}}' >package.json &&
    npm i --no-save --no-audit --no-fund node@24 npm@11 >npm.log)
  install "$taller/node/node_modules/node/bin/node" "$taller/raiz/usr/local/bin/node"
  cp -r "$taller/node/node_modules/npm" "$taller/raiz/usr/local/lib/npm"
  ln -sf ../lib/npm/bin/npm-cli.js "$taller/raiz/usr/local/bin/npm"
  ln -sf ../lib/npm/bin/npx-cli.js "$taller/raiz/usr/local/bin/npx"
  nuevo=$(buildah from scratch)
  # Where this machine reaches the packages through a certificate of its own.
  if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
    install -D -m 0644 "$NODE_EXTRA_CA_CERTS" "$taller/raiz/usr/local/share/ca-certificates/propio.crt"
    buildah config --env NODE_EXTRA_CA_CERTS=/usr/local/share/ca-certificates/propio.crt "$nuevo"
  fi
  buildah copy -q "$nuevo" "$taller/raiz" / >/dev/null
  buildah config --env PATH=/usr/local/bin:/usr/bin:/bin "$nuevo"
  buildah commit -q --rm "$nuevo" localhost/fundacion-base >/dev/null
fi

decir 'imagen: construir de las fuentes'
# Packages come from where this machine takes them. The format of OCI has no health check.
buildah bud --format docker --layers=false --build-arg BASE=localhost/fundacion-base \
  --build-arg "NPM_CONFIG_REGISTRY=$(npm config get registry)" -t localhost/fundacion . >"$taller/imagen.log" 2>&1
dice() { buildah inspect --type image --format "{{.Docker.Config.$1}}" localhost/fundacion; }
exigir() { # what it must contain
  dice "$1" | grep -qF -- "$2" || { decir "FALLA: la imagen no dice $1 $2: $(dice "$1")"; exit 1; }
}
exigir User 10001:10001
exigir Volumes /data
exigir ExposedPorts 3000/tcp
exigir Healthcheck.Test /ready
exigir StopSignal SIGTERM
decir "imagen: usuario $(dice User), volumen $(dice Volumes), salud cada $(dice Healthcheck.Interval)"

contenedor=$(buildah from localhost/fundacion)
raiz=$(buildah mount "$contenedor")
datos=$taller/datos
rm -rf "$datos"
install -d -m 0700 -o 10001 -g 10001 "$datos"
procesos=()
terminar() {
  for proceso in ${procesos[@]+"${procesos[@]}"}; do
    kill -9 "$proceso" 2>/dev/null || true
    wait "$proceso" 2>/dev/null || true
  done
  umount -R "$taller/vista" 2>/dev/null || true
  buildah rm "$contenedor" >/dev/null
}
trap terminar EXIT

# As a container would see it: its root read-only, /data and /tmp apart, its user and no privileges.
mkdir -p "$taller/vista"
mount --bind "$raiz" "$taller/vista"
mount -o remount,bind,ro "$taller/vista"
mount --bind "$datos" "$taller/vista/data"
mount -t tmpfs tmpfs "$taller/vista/tmp"
mount --bind /dev "$taller/vista/dev"
mount -t proc proc "$taller/vista/proc"
correr() { # port: leaves the process in $proceso
  (cd / && exec env -i PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=127.0.0.1 PORT="$1" DATA_DIR=/data \
    ADMIN_PASSWORD='una clave larga de prueba' "$(command -v chroot)" "$taller/vista" setpriv --reuid=10001 \
    --regid=10001 --clear-groups --no-new-privs --bounding-set=-all sh -c 'cd /app && exec node server.js') >"$taller/$1.log" 2>&1 &
  proceso=$!
  procesos+=("$proceso")
}
salud() { chroot --userspec=10001:10001 "$taller/vista" env PATH=/usr/local/bin:/usr/bin:/bin PORT="$puerto" node -e \
  "fetch('http://127.0.0.1:' + process.env.PORT + '/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; }
esperar() { for _ in $(seq 120); do salud && return; sleep 1; done; cat "$taller/$puerto.log"; exit 1; }
entrar() { curl -fsS "http://127.0.0.1:$puerto/auth-api/auth/login" -H 'content-type: application/json' \
  -d '{"email":"admin@fundacion.example","password":"una clave larga de prueba"}' | grep -o '"token":"[^"]*' | cut -d'"' -f4; }
pedir() { curl -fsS "http://127.0.0.1:$puerto/dashboard-api$1" -H "authorization: Bearer $ficha" "${@:2}"; }

correr "$puerto"; esperar
decir "sano, como usuario $(stat -c %u "/proc/$proceso")"
! chroot --userspec=10001:10001 "$taller/vista" sh -c 'echo x >/app/x' 2>/dev/null && decir 'la raíz no se puede escribir'
ficha=$(entrar)
pedir /sedes -H 'content-type: application/json' -d '{"nombre":"Sede del contenedor","direccion":"Calle 1"}' >/dev/null
kill -9 "$proceso"; wait "$proceso" 2>/dev/null || true
decir 'muerte súbita (kill -9)'
correr "$puerto"; esperar
ficha=$(entrar)
pedir /sedes | grep -q 'Sede del contenedor' && decir 'arranca otra vez, con lo que había'
correr $((puerto + 1))
segundo=$proceso
if wait "$segundo"; then decir 'FALLA: el segundo arrancó'; exit 1; fi
grep -m1 'en uso' "$taller/$((puerto + 1)).log" >/dev/null && decir 'un segundo contenedor sobre la misma carpeta se niega'
decir 'bien'
