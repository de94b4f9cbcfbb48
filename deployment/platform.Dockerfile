# The local platform, for trying the shop out in containers. A shop in business has a hosted one: PLATFORM_URL.
FROM node:22-bookworm-slim
ENV NODE_ENV=production \
    PLATFORM_HOST=0.0.0.0 \
    PLATFORM_PORT=4000 \
    PLATFORM_DATA_DIR=/data
RUN mkdir /data && chown node:node /data
WORKDIR /store
COPY . .
RUN npm ci --omit=dev --omit=peer && npm run codegen
WORKDIR /store/apps/platform
USER node
EXPOSE 4000
STOPSIGNAL SIGTERM
CMD ["node", "--import", "tsx", "src/main.ts"]
