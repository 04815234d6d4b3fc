# The portal, its API and the tours, in one image: docker build -t jawla .
ARG NODE=node:24-bookworm-slim

# The portal's static files. They are the same on every platform, so they are built on the builder's own.
FROM --platform=$BUILDPLATFORM ${NODE} AS portal
WORKDIR /jawla
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY packages/ui/package.json packages/ui/
COPY packages/features/package.json packages/features/
COPY mocks/package.json mocks/
COPY apps/api/package.json apps/api/
COPY apps/portal/package.json apps/portal/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What the server needs at run time, and nothing else.
FROM ${NODE} AS server
WORKDIR /jawla
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY apps/api/package.json apps/api/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund -w @jawla/api -w @jawla/contract
COPY packages/contract packages/contract
COPY apps/api/bin apps/api/bin
COPY apps/api/src apps/api/src

FROM ${NODE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=4000 \
    DATA_DIR=/data \
    DEMO=0 \
    LOG=json
WORKDIR /jawla
COPY --from=server /jawla ./
COPY --from=portal /jawla/apps/portal/dist apps/portal/dist
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
VOLUME /data
EXPOSE 4000
# Liveness only: a database that is away for a moment is no reason to start anew.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=4 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/bin/jawla.mjs", "start"]
