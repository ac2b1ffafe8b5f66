# One image for the API and for workers: compose.yaml says which program a container runs.
# A release names its base by digest (docs/security.md, `node tools/release/images.mjs`): --build-arg NODE_IMAGE=node:20-bookworm-slim@sha256:...
ARG NODE_IMAGE=node:20-bookworm-slim
FROM ${NODE_IMAGE} AS build
WORKDIR /app
# Manifests alone first: packages are installed again only when one of them changed.
COPY package.json package-lock.json .npmrc .puppeteerrc.cjs ./
COPY apps/api/package.json apps/api/
COPY apps/assessments-mfe/package.json apps/assessments-mfe/
COPY apps/budget-mfe/package.json apps/budget-mfe/
COPY apps/e2e/package.json apps/e2e/
COPY apps/history-mfe/package.json apps/history-mfe/
COPY apps/shell/package.json apps/shell/
COPY libs/api-client/package.json libs/api-client/
COPY libs/budget-math/package.json libs/budget-math/
COPY libs/contracts/package.json libs/contracts/
COPY libs/document-reader/package.json libs/document-reader/
COPY libs/testing/package.json libs/testing/
COPY libs/ui/package.json libs/ui/
COPY bench/associations/package.json bench/associations/
COPY bench/corpus/package.json bench/corpus/
COPY bench/extraction/package.json bench/extraction/
COPY tools/no-scarf/package.json tools/no-scarf/
RUN npm ci --no-audit --no-fund
COPY . .
ENV NX_DAEMON=false NX_TUI=false
RUN npx nx run-many -t build --parallel=2 --outputStyle=stream
# What only building and testing needs goes; the projects themselves stay linked.
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf .nx

FROM ${NODE_IMAGE}
# The browser that draws PDFs, and a font for it.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium fonts-liberation \
  && rm -rf /var/lib/apt/lists/*
# A container is reached from outside only on the ports that are published.
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=build /app /app
# Not root: nothing in here needs to be.
USER node
EXPOSE 3000
# Node itself as the first process: it gets the SIGTERM that lets requests in hand end.
CMD ["node", "apps/api/dist/main.js"]
