# The shop and its worker: exactly the folder that `npm run build` makes (docs/deploy.md).
#   npm ci && npm run build && docker build -t komoreno-store .
# The folder is JavaScript alone: it may be built on one kind of machine and run on another.
FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    NODE_OPTIONS=--max-old-space-size=352 \
    MALLOC_ARENA_MAX=2
# The heap: what is cached lies beside it (docs/adr/0052-csp-and-rate-limits.md). glibc keeps the freed buffers of two threads, not of each.
# For mails of a shop without SMTP_URL, with MAIL_FOLDER=/mails; nothing else is ever written.
RUN mkdir /mails && chown node:node /mails
WORKDIR /shop
# What changes least first: a new build that has the same packages sends only what is its own.
COPY build/shop/package.json build/shop/NOTICE.txt build/shop/sbom.cdx.json ./
COPY build/shop/node_modules ./node_modules
COPY build/shop/public ./public
COPY build/shop/fonts ./fonts
COPY build/shop/brands ./brands
COPY build/shop/migrations ./migrations
COPY build/shop/commands ./commands
COPY build/shop/chunks ./chunks
COPY build/shop/server.js build/shop/worker.js build/shop/cache-handler.mjs ./
COPY build/shop/.next ./.next
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/livez').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
