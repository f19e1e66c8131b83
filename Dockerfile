# The shop in one image. The first stage builds it, and the second holds only what the built program loads.
FROM node:24-slim AS build
WORKDIR /shop
# Changes only with the packages, so most builds reuse it.
COPY package.json package-lock.json .npmrc ./
COPY scripts/install.mjs scripts/children.mjs ./scripts/
RUN --mount=type=cache,target=/root/.npm node -e "import('./scripts/install.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
RUN --mount=type=cache,target=/shop/cms/.next/cache node scripts/build.mjs && node scripts/collect-program.mjs /program

FROM node:24-slim
# The settings for glibc save memory, as with `npm start`.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NEXT_TELEMETRY_DISABLED=1 MALLOC_MMAP_THRESHOLD_=65537 MALLOC_ARENA_MAX=2
WORKDIR /shop
# The only places that are written to.
RUN mkdir /data /backups && chown node:node /data /backups
COPY --from=build /program ./
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# V8 keeps less garbage and frees it when nobody visits, as with `npm start`.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=40", "--expose-gc", "dist/server/main.js"]
