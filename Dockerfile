# La base es cualquiera con Node.js 22 o 24 sobre Debian o Ubuntu; sin registro de imágenes, scripts/contenedor.sh hace una.
ARG BASE=node:24-bookworm-slim

# Construir: de las fuentes al mismo archivo que se publica (npm run release).
FROM ${BASE} AS construccion
WORKDIR /fuentes
# Otro registro de paquetes, si hace falta: --build-arg NPM_CONFIG_REGISTRY=…
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
COPY patches patches
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run release && mkdir /producto && tar xzf entrega/*.tar.gz -C /producto --strip-components=1

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=construccion /producto /app
# Nadie más escribe en /data, y el programa no escribe en ninguna otra parte.
RUN install -d -m 0700 -o 10001 -g 10001 /data
WORKDIR /app
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
